import { TAPPED } from './marks.ts';

/**
 * A page works 1.3 s after it is painted (`docs/performance.md`): without this, a button that is
 * tapped in between would do nothing. Gives the tap that came too early, now that the button's part of the page is hydrated: once, and
 * only if the button still stands. A page's own buttons wait for the page, not for the frame.
 */
export function replayTap(part: 'frame' | 'page'): void {
  const button = document.querySelector<HTMLElement>(`[${TAPPED}]`);
  const isOfPage = Boolean(button?.closest('[data-remote]'));
  if (!button || isOfPage !== (part === 'page')) return;
  button.removeAttribute(TAPPED);
  button.click();
}
