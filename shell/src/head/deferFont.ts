import { onFirstContent } from './onFirstContent.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Puts the site's font in force once the page shows its text and its first picture; until then `fonts.css`
 * has it for pages without scripts alone. While a font is on its way browsers shape texts anew in each
 * step of a layout: a phone's first paint came 80 to 100 ms later, of 620.
 */
export function deferFont(): void {
  addEventListener('load', () => onFirstContent(() => whenIdle(applyFont)));
}

function applyFont(): void {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      const isFont = rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule;
      if (isFont) rule.media.mediaText = 'all';
    }
  }
}
