import { pageContentSchema } from '@site/content/page.ts';
import { type MessageKey, messages } from '@site/site/messages.ts';
import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(2));

/** The content of a page behind a login. */
export const gatedContentSchema = z.extend(pageContentSchema, {
  /** Where in the site this belongs. */
  eyebrow: text,
  heading: text,
  /** That one must be signed in. */
  notice: text,
  /** What the page is for, in one line. */
  description: text,
  /** The way on: a chat with this prefilled message, and the vacancies. */
  chat: z.object({ label: text, message: z.enum(Object.keys(messages) as MessageKey[]) }),
  jobs: z.object({ label: text, href: z.string().check(z.regex(/^\//)) }),
});

export type GatedContent = z.infer<typeof gatedContentSchema>;
