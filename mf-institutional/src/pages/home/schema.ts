import {
  chatAction,
  exactly,
  heading,
  iconItem,
  link,
  picture,
  text,
} from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';
import { certificateOffers, services, testimonial } from '../../content/fields.ts';

export const schema = pageSchema({
  hero: z.strictObject({
    eyebrow: text,
    title: text,
    lead: text,
    picture,
    chat: chatAction,
    cases: link,
  }),
  reasons: z.strictObject({ ...heading, items: exactly(iconItem, 8), chat: chatAction }),
  services: z.strictObject({ ...heading, items: services, more: link }),
  certificates: z.strictObject({
    ...heading,
    items: certificateOffers,
    renewalLabel: text,
    more: link,
  }),
  channels: z.strictObject({ ...heading, topics: z.array(link).min(1), more: link }),
  testimonials: z.strictObject({ heading: text, note: text, items: exactly(testimonial, 3) }),
  join: z.strictObject({ heading: text, text, action: link, chat: chatAction }),
});

export type Content = z.input<typeof schema>;
