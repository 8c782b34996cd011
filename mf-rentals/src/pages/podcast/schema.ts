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
  titled,
} from '../../components/content/schemas.ts';

const equipment = z.object({ figure: text, title: text, text, picture });
const pack = z.object({
  hours: z.number().check(z.positive()),
  name: text,
  text,
  price: text,
  action: chatAction,
});

export const schema = z.extend(pageContentSchema, {
  name: text,
  hero: z.extend(hero, { picture }),
  equipment: z.extend(heading, { items: exactly(equipment, 3) }),
  included: z.extend(heading, { items: z.array(text).check(z.minLength(4)) }),
  gallery: z.extend(heading, { label: text, photos: exactly(picture, 4) }),
  packages: z.extend(heading, { items: exactly(pack, 3) }),
  policy: z.extend(heading, {
    rules: z.array(titled).check(z.minLength(3)),
    week: text,
    /** The week from Monday; a day is open or not. */
    days: exactly(z.object({ name: text, short: text, isOpen: z.boolean() }), 7),
    open: text,
    closed: text,
  }),
  services: z.extend(heading, { items: z.array(titled).check(z.minLength(3)) }),
  reasons: z.extend(heading, { items: z.array(iconItem).check(z.minLength(3)) }),
  closing: z.extend(closing, { directions: text }),
  bar: chatAction,
});

export type Content = z.infer<typeof schema>;
