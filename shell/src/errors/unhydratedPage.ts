import type { pageNotices } from '../content.ts';

const CONTROLS = 'button, input, select, textarea';

/** On each notice: which one it is. */
export const NOTICE = 'data-notice';

/**
 * Leaves a part of the page as the server sent it, because its code cannot be used or is not here: it
 * looks as without scripts (variant `noscript`), and a notice offers `reload` where it has controls.
 */
export function fallbackToStaticHtml(part: HTMLElement, reload = () => location.reload()): void {
  if ('static' in part.dataset) return;
  delete part.dataset.hydrated;
  part.dataset.static = '';
  for (const busy of part.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  if (part.querySelector(CONTROLS)) showNotice('unhydrated', reload);
}

/** Undoes it, because the code came after all. */
export function restoreFromStatic(part: HTMLElement): void {
  if (!('static' in part.dataset)) return;
  delete part.dataset.static;
  hideNotice();
}

/** Shows a notice in place of the other; its first button does `act`. */
export function showNotice(name: keyof typeof pageNotices, act: () => void): void {
  hideNotice();
  const notice = document.querySelector<HTMLElement>(`[${NOTICE}=${name}]`);
  const [action, close] = notice?.querySelectorAll('button') ?? [];
  if (!notice || !action || !close) return;
  action.onclick = () => {
    hideNotice();
    act();
  };
  close.onclick = hideNotice;
  notice.hidden = false;
}

/** Takes the notice away: its page is gone, its code came, or the visitor has read it. */
export function hideNotice(): void {
  for (const notice of document.querySelectorAll<HTMLElement>(`[${NOTICE}]`)) notice.hidden = true;
}
