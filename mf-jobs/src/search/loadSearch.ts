import type { JobSearch } from './searchIndex.ts';

/** As long as a large index may take on a slow line; then the visitor is told. */
const PATIENCE_MS = 20_000;

const loading = new Map<string, Promise<JobSearch>>();

/**
 * Loads the search index at an address, and the code that reads it, at the same time; once.
 * Rejects when either does not come; the next call tries again.
 */
export function loadSearch(address: string): Promise<JobSearch> {
  const known = loading.get(address);
  if (known) return known;
  const search = load(address);
  loading.set(address, search);
  search.catch(() => loading.delete(address));
  return search;
}

async function load(address: string): Promise<JobSearch> {
  const [{ JobSearch, searchIndexSchema }, file] = await Promise.all([
    import('./searchIndex.ts'),
    fetchJson(address),
  ]);
  return new JobSearch(searchIndexSchema.parse(file));
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return response.json();
}
