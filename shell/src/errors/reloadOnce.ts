import { rawPath } from '@site/contract/paths.ts';
import { fetchInTime } from '@site/site/inTime.ts';
import { withStorage } from '@site/site/withStorage.ts';
import { isVisitorBusy } from '../browser/isVisitorBusy.ts';
import { leaveFor } from '../browser/leaveFor.ts';

const KEY = 'site:reloads';

/** The builds that this tab was loaded anew for, each in brackets, as the browser keeps them. */
const reloads = () => withStorage('sessionStorage', (storage) => storage.getItem(KEY)) ?? '';

/**
 * Reloads a page whose code did not load: at most once in a tab for each `build` (any text that names it),
 * and never while the visitor is doing something. Resolves with whether it reloads.
 */
export async function reloadOnce(build: string): Promise<boolean> {
  const mark = `[${build}]`;
  if (isWorking() || reloads().includes(mark)) return false;
  const { pathname } = window.location;
  const answer = await fetchInTime(rawPath(pathname), { cache: 'no-store' }).catch(() => undefined);
  // Meanwhile the visitor may have gone on, or begun to type.
  if (!answer?.ok || window.location.pathname !== pathname || isWorking()) return false;
  withStorage('sessionStorage', (storage) => storage.setItem(KEY, reloads() + mark));
  // Where the browser keeps nothing, it would reload for ever.
  if (!reloads().includes(mark)) return false;
  leaveFor();
  return true;
}

/** Whether the visitor is doing something, or has filled in a field, whose text would be lost. */
function isWorking(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')];
  // The page's code, which also writes into fields, did not load: a changed field is the visitor's.
  const isFilled = fields.some(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
  const chosen = document.querySelector('main option:checked:not([selected], :first-child)');
  return isVisitorBusy() || isFilled || chosen !== null;
}
