import { rawPath } from '@site/contract/paths.ts';
import * as z from 'zod/mini';
import { fetchInTime } from '../browser/inTime.ts';
import { isVisitorBusy } from '../browser/isVisitorBusy.ts';
import { storedValue } from '../browser/storedValue.ts';
import { isPageFilledIn } from './isPageFilledIn.ts';

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
  if (!answer?.ok || window.location.pathname !== pathname || isWorking()) return false;
  reloads().write([...reloads().read(), build]);
  // Where the browser keeps nothing, it would reload for ever.
  if (!reloads().read().includes(build)) return false;
  window.location.reload();
  return true;
}

function isWorking(): boolean {
  return isVisitorBusy() || isPageFilledIn();
}
