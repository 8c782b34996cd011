import { headSchema } from '@site/content/page.ts';
import * as z from 'zod';

const text = z.string().trim().min(1);

/** Content of a teaser page. */
export const teaserSchema = z.object({
  head: headSchema,
  /** Tags the form's entries. */
  interest: z.enum(['Marketplace', 'CRM']),
  title: text,
  subtitle: text,
  chat: z.object({ label: text, message: text }),
  toForm: text,
  progress: z.object({ title: text, text, features: z.array(text).length(3) }),
});

export type TeaserContent = z.infer<typeof teaserSchema>;
