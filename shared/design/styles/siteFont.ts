/** As `theme.css` names it; `fonts.css` says where its file is. */
const FAMILY = 'Atkinson Hyperlegible Next';
const SOURCE = '--site-font';
const WEIGHTS = '400 700';

/** Browsers count what moves by so much as a layout shift. */
const NOTICED_PX = 3;

let font: FontFace | undefined;

/** Puts the site's font in force, if it is here: before a page is shown, so that no text moves. */
export function applyFont(): void {
  if (font?.status === 'loaded') document.fonts.add(font);
}

/**
 * Loads the font once the page works: earlier, a phone's first paint came 80 to 100 ms later, of 620, or
 * its layout of 80 to 150 ms stood before hydration.
 *
 * On 4 of 100 first screens a text has a line more or less in the letters of the system. There the font
 * is in force from the next page on: else half of the screen would move (0.9 of layout shift on /sobre).
 */
export async function loadFont(): Promise<void> {
  const source = getComputedStyle(document.documentElement).getPropertyValue(SOURCE);
  font = new FontFace(FAMILY, source, { weight: WEIGHTS });
  await font.load().catch(() => {});
  // A page that gets shorter for a moment would stand elsewhere afterwards.
  if (scrollY === 0 && movesScreen(applyFont)) document.fonts.delete(font);
}

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
  const isOnScreen = top < innerHeight && bottom > 0;
  // What has no box of its own may hold what has one.
  if (height > 0 && !isOnScreen) return [];
  const inside = [...element.children].flatMap(elementsOnScreen);
  return height > 0 ? [element, ...inside] : inside;
}
