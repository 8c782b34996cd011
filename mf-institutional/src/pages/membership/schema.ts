import {
  chatAction,
  exactly,
  link,
  pageHref,
  picture,
  text,
  titled,
} from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';

export const schema = pageSchema({
  hero: z.strictObject({ title: text, lead: text, chat: chatAction }),
  steps: z.strictObject({
    heading: text,
    items: exactly(titled, 3),
    bring: z.strictObject({ heading: text, items: z.array(text).min(2) }),
    /** The difference between a member and a partner, and the link to the other page. */
    partner: z.strictObject({ text, ...link.shape }),
  }),
  benefits: z.strictObject({
    heading: text,
    picture,
    pictureNote: text,
    items: z.array(z.strictObject({ ...titled.shape, href: pageHref })).min(1),
  }),
  join: z.strictObject({ heading: text, text, chat: chatAction, contact: link }),
});

export type Content = z.input<typeof schema>;
