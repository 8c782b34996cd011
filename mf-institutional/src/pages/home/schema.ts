import { headSchema } from '@site/content/page.ts';
import * as z from 'zod';
import { certificatesSchema } from '../../content/certificates-schema.ts';
import {
  chatMessage,
  iconItem,
  link,
  picture,
  service,
  testimonial,
  text,
} from '../../content/schemas.ts';

const chat = z.strictObject({ label: text, message: chatMessage });

export const schema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ eyebrow: text, title: text, lead: text, picture, chat, cases: link }),
  reasons: z.strictObject({
    heading: text,
    intro: text,
    items: z.array(iconItem).length(8, 'the heading promises eight reasons'),
    chat,
  }),
  services: z.strictObject({
    heading: text,
    intro: text,
    items: z.array(service).length(4, 'the section has room for four services'),
    more: link,
  }),
  certificates: z.strictObject({
    heading: text,
    intro: text,
    items: certificatesSchema,
    renewalLabel: text,
    more: link,
  }),
  channels: z.strictObject({
    heading: text,
    intro: text,
    groups: z.array(text).min(1),
    more: link,
  }),
  testimonials: z.strictObject({
    heading: text,
    note: text,
    items: z.array(testimonial).length(3),
  }),
  join: z.strictObject({ heading: text, text, action: link, chat }),
});
