import {
  moreEntriesSchema,
  moreListSchema,
  SEARCH_INDEX,
  type SearchIndex,
  searchEntrySchema,
} from '@site/contract/search.ts';
import * as z from 'zod/mini';
import { known } from '../browser/known.ts';
import { asksFor, SiteSearch } from './ranking.ts';

/** A large list on a slow line comes within it; after it the search says that it failed. */
const FETCH_TIMEOUT_MS = 20_000;
const MOST_ANSWERS = 8;

type More = SearchIndex['more'][number];

const indexFile = z.object({ entries: z.array(z.unknown()), more: z.array(z.unknown()) });

let loading: ReturnType<typeof load> | undefined;

/**
 * Loads the index of the site, once; with the first question. Rejects when
 * it does not come; the next call tries again.
 */
export function loadSearch() {
  // A bad line loses a request now and then.
  loading ??= load().catch(load);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load() {
  const { entries, more } = indexFile.parse(await fetchJson(SEARCH_INDEX));
  const search = new SiteSearch(known(searchEntrySchema, entries));
  let waiting = known(moreListSchema, more);
  return {
    find: (question: string) => search.find(question, MOST_ANSWERS),
    /**
     * Fetches further lists that the question asks for (all vacancies, where there are thousands).
     * Nothing where there is none, or it is here already; never rejects.
     */
    fetchMore(question: string): Promise<void> | undefined {
      const isEmpty = search.find(question, 1).length === 0;
      const wanted = waiting.filter(({ when }) => isEmpty || asksFor(question, when));
      if (wanted.length === 0) return undefined;
      waiting = waiting.filter((one) => !wanted.includes(one));
      return addMore(search, wanted);
    },
  };
}

async function addMore(search: SiteSearch, lists: readonly More[]): Promise<void> {
  await Promise.all(
    lists.map(async ({ address, kind }) => {
      const rows = await fetchJson(address).then(moreEntriesSchema.parse, () => []);
      await search.add(rows.map((row) => ({ kind, ...row })));
    }),
  );
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return response.json();
}
