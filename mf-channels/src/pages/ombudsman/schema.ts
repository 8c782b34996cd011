import {
  chatAction,
  heading,
  link,
  pageHref,
  text,
  titled,
  webHref,
} from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';

const telephone = z.string().regex(/^tel:\d+$/, "write a telephone number as 'tel:190'");

export const schema = pageSchema({
  home: link,
  hero: z.strictObject({
    eyebrow: text,
    title: text,
    lead: text,
    report: z.strictObject({ label: text, href: webHref }),
    help: chatAction,
    note: text,
  }),
  emergency: z.strictObject({ title: text, text, action: text, href: telephone }),
  steps: z.strictObject({ ...heading, items: z.array(titled).min(1) }),
  reasons: z.strictObject({ heading: text, items: z.array(text).min(1) }),
  directory: z.strictObject({ text, label: text, href: pageHref }),
  closing: z.strictObject({ title: text, text, partner: link }),
});

export type Content = z.input<typeof schema>;
