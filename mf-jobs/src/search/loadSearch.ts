import { readPageData } from '@site/content/pageData.tsx';
import { listDataSchema } from '../data/listData.ts';
import type { Job } from '../jobs/job.ts';
import type { JobSearch } from './searchIndex.ts';

/** As long as a large index may take on a slow line; then the visitor is told. */
const INDEX_TIMEOUT_MS = 20_000;
const LIST = '/vagas';

/** Where a search finds its vacancies: the address of their index, or vacancies the browser has. */
export type SearchSource = string | readonly Job[];

const loading = new Map<SearchSource, Promise<JobSearch>>();

/**
 * Loads an index and the code that reads it, at the same time; once.
 * Rejects when either does not come; the next call tries again.
 */
export function loadSearch(source: SearchSource): Promise<JobSearch> {
  const known = loading.get(source);
  if (known) return known;
  const search = load(source);
  loading.set(source, search);
  search.catch(() => loading.delete(source));
  return search;
}

async function load(source: SearchSource): Promise<JobSearch> {
  const code = import('./searchIndex.ts');
  if (typeof source !== 'string') {
    const { JobSearch, makeSearchIndex } = await code;
    return new JobSearch(makeSearchIndex(source));
  }
  const [{ JobSearch, searchIndexSchema }, file] = await Promise.all([code, fetchIndex(source)]);
  return new JobSearch(searchIndexSchema.parse(file));
}

/** The index of a tab that was open for long is gone; the present list names the present one. */
async function fetchIndex(address: string): Promise<unknown> {
  const response = await fetchFile(address);
  if (response.status !== 404) return readJson(response, address);
  const page = await (await fetchFile(LIST)).text();
  const document = new DOMParser().parseFromString(page, 'text/html');
  const present = readPageData(document, listDataSchema)?.front?.index ?? address;
  return readJson(await fetchFile(present), present);
}

function fetchFile(address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(INDEX_TIMEOUT_MS) });
}

async function readJson(response: Response, address: string): Promise<unknown> {
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return response.json();
}
