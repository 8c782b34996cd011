import {
  chatAction,
  exactly,
  heading,
  iconItem,
  link,
  picture,
  text,
} from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';

export const schema = pageSchema({
  home: link,
  hero: z.strictObject({ eyebrow: text, title: text, lead: text, pictureNote: text, picture }),
  buy: chatAction,
  stock: z.strictObject({ figure: text, title: text, text }),
  video: z.strictObject({
    ...heading,
    title: text,
    /** Of the video that comes with the site. */
    captions: text,
    download: text,
    note: text,
    /** Of one at YouTube. */
    loadLabel: text,
    outLabel: text,
  }),
  benefits: z.strictObject({ heading: text, items: exactly(iconItem, 4), note: text }),
});

export type Content = z.input<typeof schema>;
