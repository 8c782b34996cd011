import { chatAction, exactly, link, picture, text, titled } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';
import { testimonial } from '../../content/fields.ts';

export const schema = pageSchema({
  hero: z.strictObject({ title: text, lead: text, picture, pictureNote: text }),
  /** Mission and vision. */
  purpose: exactly(titled, 2),
  /** One value for each petal. */
  values: z.strictObject({ heading: text, items: exactly(titled, 5) }),
  cases: z.strictObject({ heading: text, note: text, items: z.array(testimonial).min(1) }),
  join: z.strictObject({ heading: text, text, membership: link, chat: chatAction }),
});

export type Content = z.input<typeof schema>;
