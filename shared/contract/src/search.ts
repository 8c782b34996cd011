import * as z from 'zod/mini';

/*
 * What visitors find by the site's search: each publisher lists its entries in a file, the composer puts
 * those of active releases into one index, and browsers rank them.
 */

/** What an answer is. */
const ENTRY_KINDS = ['page', 'price', 'question', 'entity', 'vacancy'] as const;

/** Text of 1 to `most` characters. Browsers load `regex` of zod for other rules anyway, but no check of length. */
const upTo = (most: number) => z.string().check(z.regex(new RegExp(`^[^]{1,${most}}$`)));

const title = upTo(200);
const text = upTo(1000);

/** A page of the publisher's own: `/sobre`, `/servicos#saude`, `/canais-manifestacao?q=Procon`. */
const href = z.string().check(z.regex(/^\/[a-z0-9/-]*(\?q=[^#\s]*)?(#[\w-]+)?$/));

/** One thing that can be found. */
export const searchEntrySchema = z.object({
  kind: z.literal(ENTRY_KINDS),
  title,
  href,
  /** The title of the page it is a part of. */
  place: z.optional(title),
  /** What it is about, in a sentence; shown and searched. */
  text: z.optional(text),
  /** The fact that a visitor most likely looks for: "a partir de R$ 90 por mês", "151". */
  fact: z.optional(upTo(60)),
  /** What else people call it; searched, never shown. */
  words: z.optional(text),
  /** What its parts are called; searched, never shown. */
  headings: z.optional(upTo(4000)),
});

/** The file that a manifest names as `search`. */
export const searchFileSchema = z.object({
  /** What the publisher's pages have in common, as a heading on the map of the site. */
  topic: z.optional(title),
  entries: z.array(searchEntrySchema),
});

/** The index of the site, as browsers fetch it at a visitor's first search. */
export const searchIndexSchema = z.object({ entries: z.array(searchEntrySchema) });

/** A file called after its content would be gone while its name is still served, for up to 1 s. */
export const SEARCH_INDEX = '/busca.json';

/** The path in the address of an entry. */
export function pathOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? '';
}

export type SearchEntry = z.infer<typeof searchEntrySchema>;
export type SearchFile = z.infer<typeof searchFileSchema>;
export type SearchIndex = z.infer<typeof searchIndexSchema>;
