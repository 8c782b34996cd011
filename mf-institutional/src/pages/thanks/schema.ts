import * as z from 'zod';
import { chatMessage, link, pageSchema, text } from '../../content/schemas.ts';

export const schema = pageSchema({
  heading: text,
  text,
  home: link,
  chat: z.strictObject({ label: text, message: chatMessage }),
});
