import { chatAction, heading, link, text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';

export const schema = pageSchema({
  hero: z.strictObject({ title: text, lead: text, chat: chatAction }),
  contact: z.strictObject({
    heading: text,
    chat: chatAction,
    email: text,
    address: text,
    hours: z.strictObject({
      label: text,
      lines: z.array(z.strictObject({ days: text, times: text })).min(1),
      sentence: text,
    }),
  }),
  topics: z.strictObject({ ...heading, items: z.array(chatAction).min(1), membership: link }),
  map: z.strictObject({ heading: text, title: text, notice: text, show: text, open: text }),
});

export type Content = z.input<typeof schema>;
