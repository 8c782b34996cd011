import type { pageNotices } from '../content.ts';

/** What needs the page's code, or does more with it. */
const CONTROLS = 'button, input, select, textarea';

/** On what takes the place of a `<noscript>`, with what that held. */
const SHOWN_INSTEAD = 'data-shown-instead';

/** On the notices over a page, with their kind (see `PageNotices`). */
export const NOTICE = 'data-notice';

/**
 * Leaves a part of the page, or all of it, as the server sent it, because its code cannot be used or
 * is not here: from now on it looks as in a browser without scripts (see the variant `noscript` in
 * `utilities.css`), and where the page has controls the notice shows.
 */
export function fallbackToStaticHtml(part: HTMLElement): void {
  if ('static' in part.dataset) return;
  delete part.dataset.hydrated;
  part.dataset.static = '';
  for (const busy of part.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  for (const noscript of part.querySelectorAll('noscript')) showInstead(noscript);
  if (part.querySelector(CONTROLS)) showNotice('unhydrated', () => location.reload());
}

/** Undoes it, because the code came after all. */
export function restoreFromStatic(part: HTMLElement): void {
  if (!('static' in part.dataset)) return;
  delete part.dataset.static;
  for (const shown of part.querySelectorAll(`[${SHOWN_INSTEAD}]`)) {
    const noscript = document.createElement('noscript');
    noscript.textContent = shown.getAttribute(SHOWN_INSTEAD);
    shown.replaceWith(noscript);
  }
  hideNotices();
}

/** Shows a notice, whether the frame is hydrated or not; its first button does `act`, the second none. */
export function showNotice(kind: keyof typeof pageNotices, act: () => void): void {
  const notice = document.querySelector<HTMLElement>(`[${NOTICE}="${kind}"]`);
  if (!notice) return;
  notice.hidden = false;
  const [action, close] = notice.querySelectorAll('button');
  if (close) close.onclick = hideNotices;
  if (!action) return;
  action.onclick = () => {
    hideNotices();
    act();
  };
}

/** Takes the notices away: their page is gone, its code came, or the visitor has read them. */
export function hideNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>(`[${NOTICE}]`)) notice.hidden = true;
}

/** A browser that runs scripts keeps what is in it as text, unless it came by a navigation. */
function showInstead(noscript: Element): void {
  const shown = document.createElement('div');
  shown.innerHTML = noscript.firstElementChild ? noscript.innerHTML : noscript.textContent;
  shown.setAttribute(SHOWN_INSTEAD, shown.innerHTML);
  shown.style.display = 'contents';
  noscript.replaceWith(shown);
}
