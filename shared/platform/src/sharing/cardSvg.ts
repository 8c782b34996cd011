import { blossomSvg, brandColors, driftSvg } from '@site/design/ui/petals/blossomSvg.ts';

/** What link previews show at their largest: WhatsApp, and other readers of Open Graph. */
export const CARD = { width: 1200, height: 630 } as const;

/** Where the photograph stands: at the right edge, as high as the card. */
export const PHOTO = { width: 540, height: CARD.height } as const;

/** From the left edge to what is written. */
export const EDGE = 64;

const { night, gold } = brandColors;

/** What a page's card has besides its texts, as SVG; with a photograph it is a frame with a hole for it. */
export function cardSvg(hasPhoto: boolean): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}">`,
    hasPhoto ? frameWithHole() : groundWithBranch(),
    `<g transform="translate(${EDGE + 34} 98) scale(.72)">${blossomSvg}</g>`,
    `<rect x="${EDGE}" y="528" width="72" height="5" rx="2.5" fill="${gold}"/>`,
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
