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

const offer = z.object({
  name: text,
  price: text,
  period: text,
  description: text,
  badge: z.optional(text),
  action: chatAction,
});

export const schema = z.extend(pageContentSchema, {
  name: text,
  hero: z.extend(hero, { picture }),
  capacity: z.extend(heading, {
    people: z.number().check(z.positive()),
    unit: text,
    text,
    equipment: z.array(iconItem).check(z.minLength(3)),
  }),
  gallery: z.extend(heading, { label: text, photos: exactly(picture, 5) }),
  included: z.extend(heading, { items: z.array(text).check(z.minLength(4)) }),
  prices: z.extend(heading, { offers: exactly(offer, 3) }),
  services: z.extend(heading, { items: z.array(titled).check(z.minLength(3)) }),
  closing: z.extend(closing, { directions: text }),
  bar: chatAction,
});

export type Content = z.infer<typeof schema>;
