import { create } from 'zustand';

/** What needs the page's code, or does more with it. */
const CONTROLS = 'button, input, select, textarea';

/** Whether the page on screen has controls that do nothing, and its notice shows. */
export const useUnhydratedNotice = create(() => ({ isShown: false }));

/**
 * Leaves a page as the server sent it, because its code cannot be used: from now on it looks as in a
 * browser without scripts (see the variant `noscript` in `utilities.css`), and where it has controls
 * the notice shows.
 */
export function fallbackToStaticHtml(element: HTMLElement): void {
  delete element.dataset.hydrated;
  element.dataset.static = '';
  for (const busy of element.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  for (const noscript of element.querySelectorAll('noscript')) showInstead(noscript);
  if (element.querySelector(CONTROLS)) useUnhydratedNotice.setState({ isShown: true });
}

/** Takes the notice away: its page is gone, or the visitor has read it. */
export function hideUnhydratedNotice(): void {
  useUnhydratedNotice.setState({ isShown: false });
}

/** A browser that runs scripts keeps what is in it as text, unless it came by a navigation. */
function showInstead(noscript: Element): void {
  const template = document.createElement('template');
  template.innerHTML = noscript.firstElementChild ? noscript.innerHTML : noscript.textContent;
  noscript.replaceWith(template.content);
}
