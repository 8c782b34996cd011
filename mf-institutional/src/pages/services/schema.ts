import * as z from 'zod';
import { relatedPages } from '../../components/notice/schema.ts';
import { chatMessage, pageSchema, service, text } from '../../content/schemas.ts';

export const schema = pageSchema({
  title: text,
  notice: text,
  explanation: text,
  chat: z.strictObject({ label: text, message: chatMessage }),
  more: text,
  items: z.array(service).min(1),
  others: relatedPages,
});
