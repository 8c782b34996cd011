import * as z from 'zod';
import { chatMessage, link, pageHref, pageSchema, picture, text } from '../../content/schemas.ts';

const chat = z.strictObject({ label: text, message: chatMessage });

export const schema = pageSchema({
  hero: z.strictObject({ title: text, lead: text, chat }),
  benefits: z.strictObject({
    heading: text,
    picture,
    pictureNote: text,
    items: z.array(z.strictObject({ title: text, text, href: pageHref })).min(1),
  }),
  join: z.strictObject({ heading: text, text, chat, contact: link }),
});
