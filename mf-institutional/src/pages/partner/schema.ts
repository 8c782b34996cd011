import * as z from 'zod';
import { chatMessage, link, pageSchema, text } from '../../content/schemas.ts';

const chat = z.strictObject({ label: text, message: chatMessage });
const time = z.string().regex(/^\d{2}:\d{2}$/, "write a time as '09:00'");
const period = z.strictObject({ label: text, opens: time, closes: time });

export const schema = pageSchema({
  hero: z.strictObject({ title: text, lead: text, chat }),
  contact: z.strictObject({
    heading: text,
    chat,
    email: z.strictObject({ label: text }),
    address: z.strictObject({ label: text }),
    hours: z.strictObject({
      label: text,
      days: text,
      periods: z.array(period).min(1),
      joiner: text,
    }),
  }),
  topics: z.strictObject({
    heading: text,
    intro: text,
    items: z.array(chat).min(1),
    membership: link,
  }),
  map: z.strictObject({ heading: text, title: text, notice: text, show: text, open: text }),
});
