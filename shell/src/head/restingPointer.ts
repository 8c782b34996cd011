import { POINTER_RESTS } from '../browser/marks.ts';

/** Keeps the menus' CSS from opening what the page puts under a pointer that rests. */
export function notePointer(): void {
  const html = document.documentElement;
  html.setAttribute(POINTER_RESTS, '');
  const moves = pointerMoves();
  const note = (event: PointerEvent) => {
    const hasMoved = moves(event);
    if (hasMoved || event.type === 'pointerdown') html.removeAttribute(POINTER_RESTS);
  };
  addEventListener('pointermove', note, { passive: true });
  addEventListener('pointerdown', note, { passive: true });
}

/**
 * Tells of each pointer event whether the pointer is at another place than at the one before. WebKit
 * sends `pointermove` also when a layout shift puts something under a pointer that rests.
 */
export function pointerMoves(): (event: PointerEvent) => boolean {
  let place = '';
  return ({ clientX, clientY }) => {
    const before = place;
    place = `${clientX} ${clientY}`;
    return place !== before;
  };
}
