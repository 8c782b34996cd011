import { type ManifestSummary, manifestSummarySchema } from '@site/contract/contract.ts';
import { isPattern, matches } from '@site/contract/paths.ts';
import { fetchInTime } from '@site/site/inTime.ts';
import * as z from 'zod/mini';
import { known } from '../browser/known.ts';

let summaries: readonly ManifestSummary[] = [];

/** Fetches the manifest summaries: files of a remote that are requested together with a page's document. */
export async function fetchSummaries(): Promise<void> {
  try {
    const response = await fetchInTime('/remotes.json');
    const list = z.array(z.unknown()).parse(await response.json());
    summaries = known(manifestSummarySchema, list);
  } catch {
    // Pages come without it too, one round trip later.
  }
}

/** The summary of the remote that most likely owns a path; `undefined` before the summaries are here. */
export function summaryFor(pathname: string): ManifestSummary | undefined {
  const claims = summaries.flatMap((summary) =>
    summary.paths.filter((path) => matches(path, pathname)).map((path) => ({ path, summary })),
  );
  // A page of its own goes before a pattern.
  return (claims.find(({ path }) => !isPattern(path)) ?? claims[0])?.summary;
}
