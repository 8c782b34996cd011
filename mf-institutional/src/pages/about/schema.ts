import * as z from 'zod';
import {
  chatMessage,
  link,
  pageSchema,
  picture,
  testimonial,
  text,
} from '../../content/schemas.ts';

const statement = z.strictObject({ title: text, text });

export const schema = pageSchema({
  hero: z.strictObject({ title: text, lead: text, picture, pictureNote: text }),
  purpose: z.array(statement).length(2, 'mission and vision'),
  values: z.strictObject({
    heading: text,
    items: z.array(statement).length(5, 'one value for each petal'),
  }),
  cases: z.strictObject({ heading: text, note: text, items: z.array(testimonial).min(1) }),
  join: z.strictObject({
    heading: text,
    text,
    membership: link,
    chat: z.strictObject({ label: text, message: chatMessage }),
  }),
});
