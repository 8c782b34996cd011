import * as z from 'zod';
import { relatedPages } from '../../components/notice/schema.ts';
import { chatMessage, pageSchema, text } from '../../content/schemas.ts';

const area = z.strictObject({
  title: text,
  text,
  chat: z.strictObject({ label: text, message: chatMessage }),
});

export const schema = pageSchema({
  title: text,
  notice: text,
  explanation: text,
  areas: z.strictObject({ heading: text, items: z.array(area).length(3) }),
  related: relatedPages,
});
