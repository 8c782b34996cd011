import * as z from 'zod/mini';

/** What every page's content says for its `<head>`; cutting and suffixing is the build's work. */
export const headSchema = z.object({
  /** Without the site's name; cut to 60 characters as a reader counts them. */
  title: z.string().check(z.trim(), z.minLength(2)),
  /** Cut to 160 characters. */
  description: z.string().check(z.trim(), z.minLength(20)),
  /** Picture for social sharing, an absolute path; the site's card when left out. */
  image: z.optional(z.string().check(z.regex(/^\//))),
  /** Kept out of search results: only for pages that nobody should land on. */
  noindex: z.optional(z.boolean()),
});

/** The least a page's `content.ts` exports; its `schema.ts` extends this. */
export const pageContentSchema = z.object({ head: headSchema });

export type Head = z.infer<typeof headSchema>;
