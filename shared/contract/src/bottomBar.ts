/** On the bar that a page keeps at the lower edge of phones. */
const BOTTOM_BAR = 'data-bottom-bar';

/**
 * On the `<html>` of such a page, set by the composer: with `html:has()` browsers compute every element
 * anew whenever one is added.
 */
export const HAS_BOTTOM_BAR = 'data-has-bottom-bar';

/** Marks the `<html>` of a page document that holds such a bar. */
export function markBottomBar(document: string): string {
  return document.includes(BOTTOM_BAR)
    ? document.replace('<html', `<html ${HAS_BOTTOM_BAR}`)
    : document;
}
