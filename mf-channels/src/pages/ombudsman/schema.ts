import { headSchema } from '@site/content/page.ts';
import * as z from 'zod';

const text = z.string().trim().min(1);
const inSite = z.string().regex(/^\//);

export const schema = z.object({
  head: headSchema,
  hero: z.object({
    eyebrow: text,
    title: text,
    lead: text,
    report: z.object({ label: text, href: z.url({ protocol: /^https$/ }) }),
    help: z.object({ label: text, message: text }),
    note: text,
  }),
  emergency: z.object({ title: text, text, action: text, href: z.string().regex(/^tel:\d+$/) }),
  steps: z.object({
    heading: text,
    intro: text,
    items: z.array(z.object({ title: text, text })).min(1),
  }),
  reasons: z.object({ heading: text, items: z.array(text).min(1) }),
  directory: z.object({ text, label: text, href: inSite }),
  closing: z.object({ title: text, text, partner: z.object({ label: text, href: inSite }) }),
});
