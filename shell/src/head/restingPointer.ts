import { POINTER_RESTS } from '../browser/marks.ts';

/** Keeps menus closed that the page puts under a pointer that rests: WebKit sends `pointermove` also then. */
export function notePointer(): void {
  const html = document.documentElement;
  html.setAttribute(POINTER_RESTS, '');
  let place = '';
  const note = ({ type, clientX, clientY }: PointerEvent) => {
    const before = place;
    place = `${clientX} ${clientY}`;
    if (place !== before || type === 'pointerdown') html.removeAttribute(POINTER_RESTS);
  };
  // Before the event reaches a menu.
  for (const type of ['pointermove', 'pointerdown'] as const)
    addEventListener(type, note, { capture: true, passive: true });
}
