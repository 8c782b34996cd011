const CONTROLS = 'button, input, select, textarea';

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
  if (part.querySelector(CONTROLS)) showNotice(reload);
}

/** Undoes `fallbackToStaticHtml`: the code has loaded after all. */
export function restoreFromStatic(part: HTMLElement): void {
  if (!('static' in part.dataset)) return;
  delete part.dataset.static;
  hideNotice();
}

/** Shows the notice; its first button does `act`. Without `words` it says what the HTML says. */
export function showNotice(act: () => void, words?: { text: string; action: string }): void {
  const notice = document.querySelector<HTMLElement>(`[${NOTICE}]`);
  const [text, action, close] = notice?.querySelectorAll<HTMLElement>('p, button') ?? [];
  if (!notice || !text || !action || !close) return;
  say(text, words?.text);
  say(action, words?.action);
  action.onclick = () => {
    hideNotice();
    act();
  };
  close.onclick = hideNotice;
  notice.hidden = false;
}

function say(element: HTMLElement, words?: string): void {
  // Without other words nothing changes: this element may not be hydrated yet.
  if (words) element.dataset.served ??= element.textContent;
  const { served } = element.dataset;
  if (served) element.textContent = words ?? served;
}

/** Takes the notice away: its page is gone, its code came, or the visitor has read it. */
export function hideNotice(): void {
  const notice = document.querySelector<HTMLElement>(`[${NOTICE}]`);
  if (notice) notice.hidden = true;
}
