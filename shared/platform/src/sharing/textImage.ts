import { fileURLToPath } from 'node:url';
import { escapeHtml } from '@site/composer/base/html.ts';
import sharp, { type OverlayOptions } from 'sharp';

const FONT = 'Atkinson Hyperlegible Next';
const FONT_FILE = fileURLToPath(
  new URL('../../../design/styles/fonts/atkinson-hyperlegible-next-pt.ttf', import.meta.url),
);

const WORD_JOINER = '\u2060';

/** Steps in which a text is made narrower while it needs no more lines. */
const BALANCE_STEP = 0.05;

export interface TextStyle {
  /** 400 to 700. */
  weight: number;
  color: string;
  /** Height of a letter's box in pixels, at most. */
  size: number;
  /** The room that the text has, in pixels; its lines break at `width`. */
  width: number;
  height: number;
}

/** A painted text, and its size in pixels. */
export interface TextImage {
  input: Buffer;
  width: number;
  height: number;
}

/**
 * Paints a text in the site's own font, the same on every machine: at its size or, where that is
 * too much for its room, as large as it fits, in lines about as long as each other.
 */
export async function textImage(text: string, style: TextStyle): Promise<TextImage> {
  const largest = await paint(text, style, { dpi: 72 });
  const fits = largest.height <= style.height && largest.width <= style.width;
  return fits ? balanced(text, style, largest) : paint(text, style, { height: style.height });
}

/** Where a text stands on a picture: `y` is the middle of its lines. */
export function placed({ input, height }: TextImage, x: number, y: number): OverlayOptions {
  return { input, left: x, top: Math.round(y - height / 2) };
}

async function balanced(text: string, style: TextStyle, widest: TextImage): Promise<TextImage> {
  const width = Math.floor(style.width * (1 - BALANCE_STEP));
  if (width < style.size) return widest;
  const narrower = await paint(text, { ...style, width }, { dpi: 72 });
  // Letters below the line make a height differ by less than a line.
  const isSame = narrower.height < widest.height + style.size / 2 && narrower.width <= width;
  return isSame ? balanced(text, { ...style, width }, narrower) : widest;
}

async function paint(
  text: string,
  { weight, color, size, width }: TextStyle,
  limit: { dpi: number } | { height: number },
): Promise<TextImage> {
  // A line may not break after a hyphen: e-CNPJ is one word.
  const unbroken = escapeHtml(text).replaceAll('-', `-${WORD_JOINER}`);
  const span = `<span weight="${weight}" foreground="${color}">${unbroken}</span>`;
  const font = `${FONT} ${size}`;
  const { data, info } = await sharp({
    text: { text: span, font, fontfile: FONT_FILE, rgba: true, wrap: 'word', width, ...limit },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}
