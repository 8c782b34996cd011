import { readPageData } from '@site/content/pageData.tsx';
import { listDataSchema } from '../data/listData.ts';
import type { Job } from '../jobs/job.ts';

/** As long as a large index may take on a slow line; then the visitor is told. */
const INDEX_TIMEOUT_MS = 20_000;

/** Where a search finds its vacancies: the address of their index, or vacancies the browser has. */
export type SearchSource = string | readonly Job[];

/** Loads vacancies and the code that searches them, together. Rejects when either does not come. */
export async function loadSearch(source: SearchSource) {
  const code = import('./searchIndex.ts');
  if (typeof source !== 'string')
    return code.then((to) => to.jobSearch(to.makeSearchIndex(source)));
  const [{ jobSearch, searchIndexSchema }, index] = await Promise.all([code, readIndex(source)]);
  return jobSearch(searchIndexSchema.parse(index));
}

/** A tab that was open for long has the address of a former index; the present list names the present index. */
async function readIndex(address: string): Promise<unknown> {
  const response = await fetchFile(address);
  if (response.ok) return response.json();
  const present = response.status === 404 ? await presentAddress() : undefined;
  if (present && present !== address) return readIndex(present);
  throw new Error(`${address} answered with status ${response.status}.`);
}

async function presentAddress(): Promise<string | undefined> {
  const page = await (await fetchFile('/vagas')).text();
  const document = new DOMParser().parseFromString(page, 'text/html');
  return readPageData(document, listDataSchema)?.front?.index;
}

function fetchFile(address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(INDEX_TIMEOUT_MS) });
}
