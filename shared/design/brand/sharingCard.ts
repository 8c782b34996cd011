import { fileURLToPath } from 'node:url';
import { UserError } from '@site/composer/base/errors.ts';
import { escapeHtml } from '@site/composer/base/html.ts';
import sharp from 'sharp';
import { blossomSvg, brandColors, driftSvg } from '../ui/petals/blossomSvg.ts';

/** What link previews show at their largest: WhatsApp, and other readers of Open Graph. */
const CARD = { width: 1200, height: 630 } as const;
/** Where the photograph stands: at the right edge, as high as the card. */
const PHOTO = { width: 540, height: CARD.height } as const;
const PHOTO_LEFT = CARD.width - PHOTO.width;
const EDGE = 64;

/** WhatsApp shows no picture that is much heavier. */
const MOST_BYTES = 100_000;
const QUALITIES = [84, 76, 68, 58, 46, 34, 20];

const { night, gold, mist } = brandColors;
const GROUND_WITH_BRANCH = `<rect width="${CARD.width}" height="${CARD.height}" fill="${night}"/>
<g transform="translate(640 30) scale(1.42)">${driftSvg('branch')}</g>`;

/** The look of a card besides its texts and photograph: another version of sharp may paint a little differently. */
export const DRAWN_BY = [sharp.versions, PHOTO, cardSvg(true), cardSvg(false)];

/** Paints a card as JPEG, as good as it fits into 100 kB; `photo` is seen behind the hole of the frame. */
export async function drawCard(
  texts: Record<'title' | 'name' | 'host', string>,
  photo: string | undefined,
): Promise<Buffer> {
  const line = { weight: 700, color: '#fff', size: 36, width: 600, height: 60, left: EDGE };
  const width = photo ? PHOTO_LEFT - EDGE * 2 + 24 : 670;
  const lettering = await Promise.all([
    textImage(texts.title, { ...line, size: 72, width, height: 300, middle: 334 }),
    textImage(texts.name, { ...line, left: EDGE + 86, middle: 98 }),
    textImage(texts.host, { ...line, weight: 450, color: mist, size: 28, middle: 566 }),
  ]);
  const ground = photo
    ? sharp(photo)
        .resize({ ...PHOTO, fit: 'cover' })
        .extend({ left: PHOTO_LEFT, background: night })
    : sharp({ create: { ...CARD, channels: 3, background: night } });
  const frame = { input: Buffer.from(cardSvg(photo !== undefined)) };
  const painted = ground.composite([frame, ...lettering]);
  for (const quality of QUALITIES) {
    const bytes = await painted.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < MOST_BYTES) return bytes;
  }
  throw new UserError(`${photo} makes a card of more than ${MOST_BYTES} bytes.`);
}

/** What a card has besides its texts; with a photograph it is a frame with a hole for it. */
function cardSvg(hasPhoto: boolean): string {
  const { width, height } = CARD;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${hasPhoto ? frameWithHole() : GROUND_WITH_BRANCH}
<g transform="translate(${EDGE + 34} 98) scale(.72)">${blossomSvg}</g>
<rect x="${EDGE}" y="528" width="72" height="5" rx="2.5" fill="${gold}"/>
</svg>`;
}

/** The hole has one corner drawn as the pages draw theirs, like a petal. */
function frameWithHole(): string {
  const left = PHOTO_LEFT;
  const hole = `M${left + 180} 0H${CARD.width}V${CARD.height}H${left}V180C${left} 80 ${left + 80} 0 ${left + 180} 0Z`;
  return `<path fill="${night}" fill-rule="evenodd" d="M0 0H${CARD.width}V${CARD.height}H0Z${hole}"/>
<g transform="translate(${left + 6} ${CARD.height - 92}) rotate(-14) scale(1.25)">${blossomSvg}</g>`;
}

const FONT = 'Atkinson Hyperlegible Next';
const FONT_FILE = fileURLToPath(
  new URL('../styles/fonts/atkinson-hyperlegible-next-pt.ttf', import.meta.url),
);

const WORD_JOINER = '\u2060';

/** `weight` is from 400 to 700. All else is in pixels; `middle` is the vertical middle of the text on the card. */
type TextStyle = { color: string } & Record<
  'weight' | 'size' | 'width' | 'height' | 'left' | 'middle',
  number
>;

/** Paints a text in the site's own font: at its size or, where that is too much for its room, as large as it fits. */
export async function textImage(text: string, style: TextStyle) {
  const { weight, color, size, width, height, left, middle } = style;
  // A line may not break after a hyphen: e-CNPJ is one word.
  const unbroken = escapeHtml(text).replaceAll('-', `-${WORD_JOINER}`);
  const span = `<span weight="${weight}" foreground="${color}">${unbroken}</span>`;
  const own = { text: span, font: `${FONT} ${size}`, fontfile: FONT_FILE, rgba: true, width };
  const paint = (limit: { dpi: number } | { height: number }) =>
    sharp({ text: { ...own, wrap: 'word', ...limit } })
      .png()
      .toBuffer({ resolveWithObject: true });
  const largest = await paint({ dpi: 72 });
  const fits = largest.info.height <= height && largest.info.width <= width;
  const { data, info } = fits ? largest : await paint({ height });
  return { input: data, left, top: Math.round(middle - info.height / 2) };
}
