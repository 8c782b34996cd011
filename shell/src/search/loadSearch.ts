import { SEARCH_INDEX, searchEntrySchema } from '@site/contract/search.ts';
import * as z from 'zod/mini';
import { known } from '../browser/known.ts';
import { searchOf } from './ranking.ts';

/** A large index on a slow line comes within it; after it the search says that it failed. */
const FETCH_TIMEOUT_MS = 20_000;
const MOST_ANSWERS = 8;

const indexFile = z.object({ entries: z.array(z.unknown()) });

let loading: ReturnType<typeof load> | undefined;

/** Loads the site's index once. Rejects when it does not come; the next call tries again. */
export function loadSearch() {
  // A bad line loses a request now and then.
  loading ??= load().catch(load);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load() {
  const response = await fetch(SEARCH_INDEX, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${SEARCH_INDEX} answered with status ${response.status}.`);
  const { entries } = indexFile.parse(await response.json());
  const find = await searchOf(known(searchEntrySchema, entries));
  return { find: (question: string) => find(question, MOST_ANSWERS) };
}
