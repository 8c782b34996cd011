import { chatAction, picture, text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import * as z from 'zod';
import { relatedPage, relatedPages } from '../content/fields.ts';

/** What a page says that waits for its data: what is missing, and where to go in the meantime. */
export const schema = pageSchema({
  title: text,
  /** The specification's sentence, word for word. */
  notice: text,
  /** What the visitor can do now. */
  explanation: text,
  chat: chatAction,
  related: relatedPages,
  /** A place to show. */
  photograph: z.strictObject({ picture, pictureNote: text }).optional(),
  /** The page above this one, and what the variable part of the address is called. */
  param: z.strictObject({ parent: relatedPage, label: text }).optional(),
}).required({ breadcrumb: true });

export type Content = z.input<typeof schema>;
