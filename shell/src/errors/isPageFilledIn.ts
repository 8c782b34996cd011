import { mainElement } from '../browser/marks.ts';

/** On fields that the visitor has changed. */
const FILLED = 'data-filled';

/** From now on notes what a visitor types or chooses, also in fields whose value the page's code keeps. */
export function noteTyping(): void {
  const note = ({ target }: Event) => target instanceof Element && target.setAttribute(FILLED, '');
  addEventListener('input', note, { capture: true, passive: true });
}

/** Whether a visitor typed or chose something on the page, which would be lost with it. */
export function isPageFilledIn(): boolean {
  return Boolean(mainElement()?.querySelector(`[${FILLED}]`));
}
