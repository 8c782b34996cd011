import * as z from 'zod';
import { text } from './fields.ts';

/** What every page's content says for its `<head>`; cutting and suffixing is the build's work. */
export const headSchema = z.strictObject({
  /** Without the site's name; cut to 60 characters as a reader counts them. */
  title: text.min(2),
  /** Cut to 160 characters. */
  description: text.min(20),
  /** Kept out of search results: only for pages that no search should lead to. */
  noindex: z.boolean().optional(),
  /** What else people type who look for this page: everyday words, names, abbreviations. */
  synonyms: z.array(text).optional(),
  /** An Atom feed that belongs to the page, at `<path>/feed.xml`. */
  feed: z
    .strictObject({ title: text, href: z.string().regex(/^\/[a-z0-9/-]+\/feed\.xml$/) })
    .optional(),
});

/**
 * The least a page's `content.ts` exports. A page's `schema.ts` extends it with `pageSchema`;
 * pages alike share a schema that `routes.ts` names.
 */
export const pageContentSchema = z.looseObject({
  head: headSchema,
  /** What the page is called in a breadcrumb; without it search engines are told none. */
  breadcrumb: text.optional(),
});

/** A page's content: what every page says, and `shape`; an unknown field is a mistake. */
export const pageSchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ head: headSchema, breadcrumb: text.optional(), ...shape });

export type Head = z.infer<typeof headSchema>;
