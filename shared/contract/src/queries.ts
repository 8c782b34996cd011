/** The one address below `/rest/v1/` that answers browsers. */
export const QUERIES_PATH = '/rest/v1/jobs';

/** What the renderer asks besides, not through the edge: whether any vacancy changed. */
export const REVISION_QUERY = '/rest/v1/jobs_revision?select=revision';

/**
 * Every query that the site sends, as supabase-js writes it. The embedded backend and the edge
 * (`$is_allowed_query`) refuse all others: one may ask for 122 MB, or for hours of work.
 */
export const ALLOWED_QUERIES: readonly RegExp[] = [
  // The page and the renderer: the list, in parts of 1,000 rows.
  /^select=\*&type=eq\.job_offer&order=created_at\.desc(%2Cid\.desc)?(&offset=[0-9]{1,6}&limit=[0-9]{1,4})?$/,
  // The page: one vacancy.
  /^select=\*&type=eq\.job_offer&id=eq\.[0-9a-f-]{1,36}&limit=1$/,
];

/** Whether the site sends this; `query` as it stands in the address, without its question mark. */
export function isAllowedQuery(query: string): boolean {
  return ALLOWED_QUERIES.some((allowed) => allowed.test(query));
}
