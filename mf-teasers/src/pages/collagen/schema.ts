import {
  chatAction,
  exactly,
  heading,
  iconItem,
  picture,
  text,
  titled,
} from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';

export const schema = pageSchema({
  hero: z.strictObject({ eyebrow: text, title: text, lead: text, note: text, picture }),
  buy: chatAction,
  stock: z.strictObject({ figure: text, title: text, text }),
  video: z.strictObject({
    ...heading,
    title: text,
    loadLabel: text,
    outLabel: text,
    youtubeId: z.string().regex(/^[\w-]{11}$/, 'write the 11 characters of a YouTube id'),
  }),
  benefits: z.strictObject({ heading: text, items: exactly(iconItem, 4), note: text }),
  closing: titled,
});

export type Content = z.input<typeof schema>;
