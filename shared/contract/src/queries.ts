/** The one address below `/rest/v1/` that answers. */
export const QUERIES_PATH = '/rest/v1/jobs';

/**
 * Every query that the site sends to its backend, letter by letter as supabase-js writes it. The
 * embedded backend and the edge (`$is_allowed_query` of `edge.conf.template`) refuse all others: a query
 * of PostgREST may ask for 122 MB, or for hours of work, in one line.
 */
export const ALLOWED_QUERIES: readonly RegExp[] = [
  // The page: the list, in parts of 1,000 rows.
  /^select=\*&type=eq\.job_offer&order=created_at\.desc(%2Cid\.desc)?(&offset=[0-9]{1,6}&limit=[0-9]{1,4})?$/,
  // The page: one vacancy.
  /^select=\*&type=eq\.job_offer&id=eq\.[0-9a-f-]{1,36}&limit=1$/,
  // The renderer: when anything last changed.
  /^select=updated_at&type=eq\.job_offer&order=updated_at\.desc&limit=1$/,
  // The renderer: what changed since.
  /^select=\*&type=eq\.job_offer&updated_at=gte\.[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}%3A[0-9]{2}%3A[0-9.]{2,9}%2B00%3A00$/,
  // The renderer: everything, in parts of 1,000 rows.
  /^select=\*&type=eq\.job_offer&order=id\.asc&offset=[0-9]{1,6}&limit=[0-9]{1,4}$/,
];

/** Whether the site sends this; `query` as it stands in the address, without its question mark. */
export function isAllowedQuery(query: string): boolean {
  return ALLOWED_QUERIES.some((allowed) => allowed.test(query));
}
