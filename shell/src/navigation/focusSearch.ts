import { SEARCH_PATH } from '@site/contract/paths.ts';
import { SEARCH_FIELD_ID } from '../browser/marks.ts';

/** Focuses the search field after a link to the search, unless the address has a question already. */
export function focusSearch({ pathname, search }: { pathname: string; search: string }): void {
  if (pathname !== SEARCH_PATH || search) return;
  document.getElementById(SEARCH_FIELD_ID)?.focus({ preventScroll: true });
}

/** The same for the first page, where a link of this site led to it and the focus has not moved yet. */
export function focusFirstSearch(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isNavigated = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  const isFromHere = document.referrer.startsWith(`${window.location.origin}/`);
  if (isNavigated && isFromHere && document.activeElement === document.body)
    focusSearch(window.location);
}
