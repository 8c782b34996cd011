import { type Direction, turnRow } from '@site/design/ui/carousel/turnRow.ts';
import { changeByTap, PREFERENCE } from '../widgets/accessibility/preferences.ts';

/** On the button that was tapped last, before its part of the page was hydrated. */
const TAPPED = 'data-tapped';
/** On that part: the index of the tapped button. A part that a browser has translated gets new buttons. */
const TAPPED_AT = 'data-tapped-at';

/** Controls that work before hydration: menus and popovers by themselves, consent and notice by scripts of the head. */
const NATIVE = '[data-consent],[data-notice],[popovertarget],.menu';

/**
 * Marks the last tap on a button that does nothing yet, because its part of the page is not hydrated; `replayTap`
 * repeats it after hydration. A tap that already has an effect removes the mark.
 */
export function markTaps(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button');
      if (!button) return;
      const part = partOf(button);
      if (!part || button.closest(NATIVE) || submits(button)) return;
      for (const name of [TAPPED, TAPPED_AT])
        document.querySelector(`[${name}]`)?.removeAttribute(name);
      if ('hydrated' in part.dataset) return;
      if (button.hasAttribute(PREFERENCE)) return changeByTap(button);
      if (turnByTap(button)) return;
      button.setAttribute(TAPPED, '');
      part.setAttribute(TAPPED_AT, String(buttonsOf(part).indexOf(button)));
    },
    true,
  );
}

/** Turns slides if the button is for that; returns whether it is. */
function turnByTap(button: HTMLButtonElement): boolean {
  const direction = ['previous', 'next'].find(
    (one): one is Direction => one === button.dataset.turn,
  );
  const row = button.closest('[data-carousel]')?.querySelector('.scroll-x');
  if (direction && row) turnRow(row, direction);
  return direction !== undefined;
}

function submits({ form, type }: HTMLButtonElement): boolean {
  return form !== null && (type === 'reset' || (type === 'submit' && form.hasAttribute('action')));
}

/** Repeats the tap once its part of the page is hydrated: a page works 1.3 s after it is painted. */
export function replayTap(part: HTMLElement): void {
  const at = part.getAttribute(TAPPED_AT);
  if (at === null) return;
  part.removeAttribute(TAPPED_AT);
  const button = buttonsOf(part)[Number(at)];
  button?.removeAttribute(TAPPED);
  button?.click();
}

function buttonsOf(part: HTMLElement): HTMLButtonElement[] {
  return [...part.querySelectorAll('button')].filter((button) => partOf(button) === part);
}

/** The frame, the page or the fragment that an element belongs to. */
function partOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-remote],#root');
}
