import * as z from 'zod';
import { relatedPages } from '../../components/notice/schema.ts';
import { chatMessage, pageSchema, text } from '../../content/schemas.ts';

export const schema = pageSchema({
  title: text,
  lead: text,
  chat: z.strictObject({ label: text, message: chatMessage }),
  paths: relatedPages,
});
