import { chatAction, link, text } from '@site/content/fields.ts';
import { pageSchema } from '@site/content/page.ts';
import type * as z from 'zod';

/** A page behind a login. */
export const schema = pageSchema({
  /** Where in the site this belongs. */
  eyebrow: text,
  heading: text,
  /** That one must be signed in. */
  notice: text,
  /** What the page is for, in one line. */
  description: text,
  /** The ways on: a chat, and the vacancies. */
  chat: chatAction,
  jobs: link,
});

export type Content = z.input<typeof schema>;
