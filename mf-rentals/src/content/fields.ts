import { chatAction, exactly, heading, link, picture, text } from '@site/content/fields.ts';
import * as z from 'zod';

/** Shapes that the contents of several rental pages are made of. */

/** What a page opens and closes with. */
export const hero = { title: text, lead: text, action: chatAction };
export const closing = { title: text, text, action: chatAction };

/** The texts of a carousel; `{number}` and `{count}` are filled in. */
export const carousel = {
  label: text,
  carousel: text,
  slide: text,
  previous: text,
  next: text,
  position: text,
};

/** What the pages of the three spaces have in common; `photos` is how many the gallery has. */
export const rental = (photos: number) => ({
  home: link,
  gallery: z.strictObject({
    ...heading,
    texts: z.strictObject({
      ...carousel,
      hint: text,
      note: text,
      pause: text,
      play: text,
      count: text,
    }),
    photos: exactly(picture, photos),
  }),
  closing: z.strictObject({ ...closing, directions: link }),
  bar: chatAction,
});
