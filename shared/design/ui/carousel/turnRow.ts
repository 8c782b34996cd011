export type Direction = 'previous' | 'next';

/** Scrolls a row by the width in view; at an end it starts again. The head's script calls it, too, before hydration. */
export function turnRow(row: Element, direction: Direction): void {
  const { scrollLeft, clientWidth, scrollWidth } = row;
  const isNext = direction === 'next';
  const end = scrollWidth - clientWidth;
  // Browsers round: an end may be a pixel short.
  const isAtEnd = isNext ? scrollLeft >= end - 1 : scrollLeft <= 1;
  const turned = scrollLeft + (isNext ? clientWidth : -clientWidth);
  row.scrollTo({ left: isAtEnd ? (isNext ? 0 : end) : turned });
}
