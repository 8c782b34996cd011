import * as z from 'zod';
import { chatMessage, link, pageSchema, text } from '../../content/schemas.ts';

export const schema = pageSchema({
  title: text,
  badge: text,
  text,
  invitation: text,
  chat: z.strictObject({ label: text, message: chatMessage }),
  related: z.strictObject({ heading: text, items: z.array(link).min(1) }),
});
