import { blossomSvg, brandColors, driftSvg } from '@site/design/ui/petals/blossomSvg.ts';
import { fitText } from './fitText.ts';
import type { Lettering } from './lettering.ts';

/** What link previews show at their largest: WhatsApp, and other readers of Open Graph. */
export const CARD = { width: 1200, height: 630 } as const;

/** Where the photograph stands: at the right edge, as high as the card. */
export const PHOTO = { width: 540, height: CARD.height } as const;

const EDGE = 64;
const LEADING = 1.14;
const SIZES = [84, 76, 70, 64, 58, 52, 46, 40] as const;
const { night, gold, mist } = brandColors;

export interface CardTexts {
  title: string;
  /** The association's short name, beside the mark. */
  name: string;
  /** Where the page is found: the site's host. */
  host: string;
}

export interface CardFonts {
  bold: Lettering;
  regular: Lettering;
}

/** A page's card as SVG; with a photograph it is a frame with a hole for it. */
export function cardSvg(texts: CardTexts, hasPhoto: boolean, fonts: CardFonts): string {
  const { bold, regular } = fonts;
  const { lines, size } = fitText(texts.title, {
    width: hasPhoto ? CARD.width - PHOTO.width - EDGE * 2 + 24 : 670,
    height: 300,
    leading: LEADING,
    sizes: SIZES,
    widthOf: bold.widthOf,
  });
  const leading = size * LEADING;
  // Between the mark above and the address below.
  const first = 334 - ((lines.length - 1) * leading) / 2 + size * 0.3;
  const title = lines.map((line, index) =>
    bold.draw(line, { x: EDGE, y: first + index * leading, size }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}">`,
    hasPhoto ? frameWithHole() : groundWithBranch(),
    `<g transform="translate(${EDGE + 34} 98) scale(.72)">${blossomSvg}</g>`,
    `<g fill="#fff">${bold.draw(texts.name, { x: EDGE + 86, y: 110, size: 36 })}${title.join('')}</g>`,
    `<rect x="${EDGE}" y="528" width="72" height="5" rx="2.5" fill="${gold}"/>`,
    `<g fill="${mist}">${regular.draw(texts.host, { x: EDGE, y: 574, size: 28 })}</g>`,
    '</svg>',
  ].join('');
}

/** The hole has one corner drawn as the pages draw theirs, like a petal. */
function frameWithHole(): string {
  const left = CARD.width - PHOTO.width;
  const hole = `M${left + 180} 0H${CARD.width}V${CARD.height}H${left}V180C${left} 80 ${left + 80} 0 ${left + 180} 0Z`;
  return (
    `<path fill="${night}" fill-rule="evenodd" d="M0 0H${CARD.width}V${CARD.height}H0Z${hole}"/>` +
    `<g transform="translate(${left + 6} ${CARD.height - 92}) rotate(-14) scale(1.25)">${blossomSvg}</g>`
  );
}

function groundWithBranch(): string {
  return (
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${night}"/>` +
    `<g transform="translate(640 30) scale(1.42)">${driftSvg('branch')}</g>`
  );
}
