import { toast } from '@site/runtime';
import { staticNotice } from '../errors/content.ts';

/** The notice's id: there is never more than one. */
const NOTICE = 'static-page';

/** What needs the page's code, or does more with it. */
const CONTROLS = 'button, input, select, textarea';

let noticed: HTMLElement | null = null;

/**
 * Leaves a page as the server sent it, because its code cannot be used: from now on it looks as in a
 * browser without scripts (see the variant `noscript` in `utilities.css`), and where it has controls
 * the visitor is told.
 */
export function leaveStatic(element: HTMLElement): void {
  delete element.dataset.alive;
  element.dataset.static = '';
  for (const busy of element.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  for (const noscript of element.querySelectorAll('noscript')) showInstead(noscript);
  if (!element.querySelector(CONTROLS)) return;
  noticed = element;
  toast.message(staticNotice.text, {
    id: NOTICE,
    duration: Number.POSITIVE_INFINITY,
    action: { label: staticNotice.reload, onClick: () => window.location.reload() },
  });
}

/** Takes the notice away when its page goes. */
export function forgetStatic(): void {
  if (!noticed || noticed.isConnected) return;
  toast.dismiss(NOTICE);
  noticed = null;
}

/** A browser that runs scripts keeps what is in it as text, unless it came by a navigation. */
function showInstead(noscript: Element): void {
  const template = document.createElement('template');
  template.innerHTML = noscript.firstElementChild ? noscript.innerHTML : noscript.textContent;
  noscript.replaceWith(template.content);
}
