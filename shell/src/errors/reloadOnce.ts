import { rawPath } from '@site/contract/paths.ts';
import * as z from 'zod/mini';
import { fetchInTime } from '../browser/inTime.ts';
import { isVisitorBusy } from '../browser/isVisitorBusy.ts';
import { storedValue } from '../browser/storedValue.ts';
import { isPageFilledIn } from './isPageFilledIn.ts';

/** Enough for every build that one tab meets. */
const MOST_KEPT = 20;

/** What this tab was loaded anew for already; read from the browser each time. */
const reloads = () =>
  storedValue<string[]>({
    key: 'site:reloads',
    parse: (stored) => z.array(z.string()).safeParse(stored).data,
    fallback: [],
    area: 'sessionStorage',
  });

/**
 * Loads the page anew because some code of it did not come: it may be of a build that is gone. At
 * most once in a tab for each `build` (any text that names it), only where the page is to be had,
 * and never from under what a visitor is doing. Resolves with whether it reloads.
 */
export async function reloadOnce(build: string): Promise<boolean> {
  if (isWorking() || reloads().read().includes(build)) return false;
  const { pathname } = window.location;
  const answer = await fetchInTime(rawPath(pathname), { cache: 'no-store' }).catch(() => undefined);
  // Meanwhile the visitor may have gone on, or begun to type.
  const isHere = window.location.pathname === pathname && !isWorking();
  if (!answer?.ok || !isHere || !noteReload(build)) return false;
  window.location.reload();
  return true;
}

/** Notes that a page is loaded anew for a build; false where it was already, or nothing is kept. */
function noteReload(build: string): boolean {
  const before = reloads().read();
  if (before.includes(build)) return false;
  reloads().write([...before, build].slice(-MOST_KEPT));
  // Where the browser keeps nothing, it would reload for ever.
  return reloads().read().includes(build);
}

function isWorking(): boolean {
  return isVisitorBusy() || isPageFilledIn();
}
