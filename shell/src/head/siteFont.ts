import { storedValue } from '../browser/storedValue.ts';
import { onFirstContent } from './onFirstScreen.ts';
import { whenIdle } from './whenIdle.ts';

/** As `fonts.css` names it. */
const FONT = '1em "Atkinson Hyperlegible Next"';

/** Whether this browser has loaded the font before: then its cache has it. */
const hasFont = storedValue({
  key: 'site_font',
  parse: (stored) => stored === true,
  fallback: false,
});

/** Puts the site's font in force where the browser has it; the letters of the system stay otherwise. */
export function applyFont(): void {
  document.documentElement.toggleAttribute('data-site-font', hasFont.read());
}

/**
 * Loads the font on a visitor's first page once that shows its text and its first picture; it is in
 * force from the next page on, so that no text moves. While a font is on its way browsers shape texts
 * anew in each step of a layout: a phone's first paint came 80 to 100 ms later, of 620.
 */
export function deferFont(): void {
  applyFont();
  if (hasFont.read()) return;
  const load = async () => hasFont.write((await document.fonts.load(FONT)).length > 0);
  addEventListener('load', () => onFirstContent(() => whenIdle(() => load().catch(() => {}))));
}
