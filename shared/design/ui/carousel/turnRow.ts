export type Direction = 'previous' | 'next';

/** Scrolls a row of slides by what is in view; at an end it begins anew. Also a script of the head's, before hydration. */
export function turnRow(row: Element, direction: Direction): void {
  const { scrollLeft, clientWidth, scrollWidth } = row;
  const isNext = direction === 'next';
  const end = scrollWidth - clientWidth;
  // Browsers round: an end may be a pixel short.
  const isAtEnd = isNext ? scrollLeft >= end - 1 : scrollLeft <= 1;
  const turned = scrollLeft + (isNext ? clientWidth : -clientWidth);
  row.scrollTo({ left: isAtEnd ? (isNext ? 0 : end) : turned });
}
