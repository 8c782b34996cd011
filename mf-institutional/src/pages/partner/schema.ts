import { chatAction, heading, link, text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';

const time = z.string().regex(/^\d{2}:\d{2}$/, "write a time as '09:00'");
const period = z.strictObject({ label: text, opens: time, closes: time });

export const schema = pageSchema({
  hero: z.strictObject({ title: text, lead: text, chat: chatAction }),
  contact: z.strictObject({
    heading: text,
    chat: chatAction,
    email: text,
    address: text,
    hours: z.strictObject({
      label: text,
      days: text,
      periods: z.array(period).min(1),
      joiner: text,
      sentence: text,
    }),
  }),
  topics: z.strictObject({ ...heading, items: z.array(chatAction).min(1), membership: link }),
  map: z.strictObject({ heading: text, title: text, notice: text, show: text, open: text }),
});

export type Content = z.input<typeof schema>;
