import { headSchema } from '@site/content/page.ts';
import * as z from 'zod';

const text = z.string().trim().min(1);

export const schema = z.object({
  head: headSchema,
  hero: z.looseObject({ eyebrow: text, title: text, lead: text, note: text }),
  buy: z.object({ label: text, message: text }),
  stock: z.object({ figure: text, title: text, text }),
  video: z.object({
    heading: text,
    intro: text,
    title: text,
    loadLabel: text,
    outLabel: text,
    youtubeId: z.string().regex(/^[\w-]{11}$/, 'expected the 11 characters of a YouTube id'),
  }),
  benefits: z.object({
    heading: text,
    items: z.array(z.object({ icon: text, title: text, text })).length(4),
    note: text,
  }),
  closing: z.object({ title: text, text }),
});
