import { onFirstContent } from './onFirstScreen.ts';
import { whenIdle } from './whenIdle.ts';

/** As `fonts.css` names it. */
const FONT = '1em "Atkinson Hyperlegible Next"';

/** Puts the site's font in force, if it is here: before a page is shown, so that no text moves. */
export function applyFont(): void {
  document.documentElement.toggleAttribute('data-site-font', document.fonts.check(FONT));
}

/**
 * Loads the font once the page shows its text and its first picture; it is in force from the next page
 * on. While a font is on its way browsers shape texts anew in each step of a layout: a phone's first
 * paint came 80 to 100 ms later, of 620. On the page that stands, it would move what is on 4 of 100
 * first screens; from the cache, too (0.9 of layout shift on /sobre).
 */
export function deferFont(): void {
  const load = () => void document.fonts.load(FONT).catch(() => {});
  addEventListener('load', () => onFirstContent(() => whenIdle(load)));
}
