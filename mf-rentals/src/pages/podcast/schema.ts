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
import { hero, rental } from '../../content/fields.ts';

const equipment = z.strictObject({ figure: text, title: text, text, picture });
const pack = z.strictObject({
  hours: z.number().positive(),
  name: text,
  text,
  price: text,
  action: chatAction,
});

export const schema = pageSchema({
  ...rental(4),
  hero: z.strictObject({ ...hero, picture }),
  equipment: z.strictObject({ ...heading, items: exactly(equipment, 3) }),
  included: z.strictObject({ ...heading, items: z.array(text).min(4) }),
  packages: z.strictObject({ ...heading, unit: text, items: exactly(pack, 3) }),
  policy: z.strictObject({
    ...heading,
    rules: z.array(titled).min(3),
    week: text,
    /** The week from Monday; a day is open or not. */
    days: exactly(z.strictObject({ name: text, short: text, isOpen: z.boolean() }), 7),
    open: text,
    closed: text,
  }),
  services: z.strictObject({ ...heading, items: z.array(titled).min(3) }),
  reasons: z.strictObject({ ...heading, items: z.array(iconItem).min(3) }),
});

export type Content = z.input<typeof schema>;
