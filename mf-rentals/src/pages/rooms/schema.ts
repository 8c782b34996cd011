import { chatAction, exactly, heading, iconItem, text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';
import { hero, rental } from '../../content/fields.ts';

const room = z.strictObject({
  /** Anchor on the page, and which plan is drawn. */
  size: z.enum(['pequena', 'media', 'grande']),
  name: text,
  /** For whom, in a few words: shown in the hero's chooser. */
  short: text,
  text,
  features: z.array(text).min(3),
  action: chatAction,
});

export const schema = pageSchema({
  ...rental(4),
  hero: z.strictObject({ ...hero, chooser: text }),
  infrastructure: z.strictObject({ ...heading, items: z.array(iconItem).min(3) }),
  rooms: z.strictObject({ ...heading, items: exactly(room, 3) }),
  facilities: z.strictObject({ ...heading, items: z.array(text).min(4) }),
  conditions: z.strictObject({
    ...heading,
    items: z.array(z.strictObject({ term: text, value: text, text })).min(5),
  }),
});

export type Content = z.input<typeof schema>;
export type Room = z.input<typeof room>;
