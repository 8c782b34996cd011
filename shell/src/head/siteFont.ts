import { onFirstContent } from './onFirstScreen.ts';
import { whenIdle } from './whenIdle.ts';

/** As `fonts.css` names it, and the mark that puts it in force there. */
const FONT = '1em "Atkinson Hyperlegible Next"';
const MARK = 'data-site-font';

/** Browsers count what moves by so much as a layout shift. */
const NOTICED_PX = 3;

/** Puts the site's font in force, if it is here: before a page is shown, so that no text moves. */
export function applyFont(): void {
  document.documentElement.toggleAttribute(MARK, document.fonts.check(FONT));
}

/**
 * Loads the font once the page shows its text and its first picture. While a font is on its way browsers
 * shape texts anew in each step of a layout: a phone's first paint came 80 to 100 ms later, of 620.
 *
 * On 4 of 100 first screens a text has a line more or less in the letters of the system. There the font
 * is in force from the next page on: else half of the screen would move (0.9 of layout shift on /sobre).
 */
export function deferFont(): void {
  addEventListener('load', () => onFirstContent(() => whenIdle(() => void loadFont())));
}

async function loadFont(): Promise<void> {
  await document.fonts.load(FONT).catch(() => {});
  // A page that gets shorter for a moment would stand elsewhere afterwards.
  if (scrollY === 0 && movesScreen(applyFont)) document.documentElement.removeAttribute(MARK);
}

/** Whether a change moves something on the screen up or down. */
function movesScreen(change: () => void): boolean {
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const before = elementsOnScreen(document.body).map(
    (element) => [element, topOf(element)] as const,
  );
  change();
  return before.some(([element, top]) => Math.abs(topOf(element) - top) >= NOTICED_PX);
}

/** What is below the screen moves nothing: some 140 elements are left of up to 3,000. */
function elementsOnScreen(element: Element): Element[] {
  const { top, bottom, height } = element.getBoundingClientRect();
  // What has no box of its own may hold what has one.
  if (height > 0 && (top >= innerHeight || bottom <= 0)) return [];
  return [element, ...[...element.children].flatMap(elementsOnScreen)];
}
