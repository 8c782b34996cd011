import { PAGE_PAINTED } from '../browser/marks.ts';
import { onFirstContent } from './onFirstContent.ts';
import { whenIdle } from './whenIdle.ts';

/** Browsers count what moves by so much as a layout shift. */
const NOTICED_PX = 3;

/**
 * Loads the site's font once the page shows its text and its first picture; `fonts.css` has it for
 * pages without scripts alone. While a font is on its way browsers shape texts anew in each step of a
 * layout: a phone's first paint came 80 to 100 ms later, of 620.
 *
 * The font is in force where that moves nothing on the screen that readers notice, and else from the
 * next page on: 4 of 100 first screens have a line more or less in the letters of the system.
 */
export function deferFont(): void {
  addEventListener('load', () => onFirstContent(() => whenIdle(() => void loadFont())));
}

async function loadFont(): Promise<void> {
  const style = fontStyle();
  if (!style) return;
  const of = (name: string) => style.getPropertyValue(name);
  const family = of('font-family').replaceAll('"', '');
  const font = new FontFace(family, of('src'), { weight: of('font-weight') });
  try {
    await font.load();
  } catch {
    // The letters of the system stay.
    return;
  }
  const apply = () => {
    // A page that gets shorter for a moment would stand elsewhere afterwards.
    if (scrollY > 0) return;
    if (movesScreen(() => document.fonts.add(font))) document.fonts.delete(font);
    else removeEventListener(PAGE_PAINTED, apply);
  };
  addEventListener(PAGE_PAINTED, apply);
  apply();
}

/** The `@font-face` that `fonts.css` has for pages without scripts. */
function fontStyle(): CSSStyleDeclaration | undefined {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      const [font] = rule instanceof CSSMediaRule ? rule.cssRules : [];
      if (font instanceof CSSFontFaceRule) return font.style;
    }
  }
}

/** None of a stylesheet of another origin, as extensions add them: browsers throw there. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/** Whether a change moves something on the screen up or down: where a text has a line more or less. */
function movesScreen(change: () => void): boolean {
  const elements = elementsOnScreen();
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const before = elements.map(topOf);
  change();
  return elements.some((element, at) => Math.abs(topOf(element) - (before[at] ?? 0)) >= NOTICED_PX);
}

/** What is below the screen moves nothing: some 140 elements are left of up to 3,000. */
function elementsOnScreen(): Element[] {
  const elements: Element[] = [];
  const add = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    // What has no box of its own may hold what has one.
    if (height > 0) {
      if (top >= innerHeight || bottom <= 0) return;
      elements.push(element);
    }
    for (const child of element.children) add(child);
  };
  add(document.body);
  return elements;
}
