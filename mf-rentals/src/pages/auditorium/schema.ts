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

const offer = z.strictObject({
  name: text,
  price: text,
  period: text,
  description: text,
  badge: text.optional(),
  action: chatAction,
});

export const schema = pageSchema({
  ...rental(5),
  hero: z.strictObject({ ...hero, picture }),
  capacity: z.strictObject({
    ...heading,
    people: z.number().positive(),
    unit: text,
    text,
    equipment: z.array(iconItem).min(3),
  }),
  included: z.strictObject({ ...heading, items: z.array(text).min(4) }),
  prices: z.strictObject({ ...heading, offers: exactly(offer, 3) }),
  services: z.strictObject({ ...heading, items: z.array(titled).min(3) }),
});

export type Content = z.input<typeof schema>;
