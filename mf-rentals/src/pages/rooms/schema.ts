import { pageContentSchema } from '@site/content/page.ts';
import * as z from 'zod/mini';
import {
  chatAction,
  closing,
  exactly,
  heading,
  hero,
  iconItem,
  picture,
  text,
} from '../../components/content/schemas.ts';

const room = z.object({
  /** Anchor on the page, and which plan is drawn. */
  size: z.enum(['pequena', 'media', 'grande']),
  name: text,
  /** For whom, in a few words: shown in the hero's chooser. */
  short: text,
  text,
  features: z.array(text).check(z.minLength(3)),
  action: chatAction,
});

export const schema = z.extend(pageContentSchema, {
  name: text,
  hero: z.extend(hero, { chooser: text }),
  infrastructure: z.extend(heading, { items: z.array(iconItem).check(z.minLength(3)) }),
  rooms: z.extend(heading, { items: exactly(room, 3) }),
  gallery: z.extend(heading, { label: text, photos: exactly(picture, 4) }),
  facilities: z.extend(heading, { items: z.array(text).check(z.minLength(4)) }),
  conditions: z.extend(heading, {
    items: z.array(z.object({ term: text, value: text, text })).check(z.minLength(5)),
  }),
  closing: z.extend(closing, { directions: text }),
  bar: chatAction,
});

export type Content = z.infer<typeof schema>;
export type Room = z.infer<typeof room>;
