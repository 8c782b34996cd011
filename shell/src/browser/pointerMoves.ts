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
