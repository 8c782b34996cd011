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
 * Loads the font once the page works. Loaded earlier, it delayed a phone's first paint (620 ms) by 80 to 100 ms, or
 * its layout of 80 to 150 ms came before hydration.
 *
 * On 4 of 100 first screens a text has one line more or less in the system's font. There the site's font starts with
 * the next page: otherwise half of the screen would move (0.9 of layout shift on /sobre).
 */
export async function loadFont(): Promise<void> {
  const source = getComputedStyle(document.documentElement).getPropertyValue(SOURCE);
  font = new FontFace(FAMILY, source, { weight: WEIGHTS });
  await font.load().catch(() => {});
  // Only at the top: a page that gets shorter for a moment would be scrolled elsewhere afterwards.
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

/** Elements below the screen move nothing and are left out: some 140 of up to 3,000 remain. */
function elementsOnScreen(element: Element): Element[] {
  const { top, bottom, height } = element.getBoundingClientRect();
  const isOnScreen = top < innerHeight && bottom > 0;
  // What has no box of its own may hold what has one.
  if (height > 0 && !isOnScreen) return [];
  const inside = [...element.children].flatMap(elementsOnScreen);
  return height > 0 ? [element, ...inside] : inside;
}
