import { fileURLToPath } from 'node:url';
import { escapeHtml } from '@site/composer/base/html.ts';
import sharp, { type OverlayOptions } from 'sharp';

const FONT = 'Atkinson Hyperlegible Next';
const FONT_FILE = fileURLToPath(
  new URL('../../../design/styles/fonts/atkinson-hyperlegible-next-pt.ttf', import.meta.url),
);

const WORD_JOINER = '\u2060';

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

/**
 * Paints a text in the site's own font, the same on every machine: at its size or, where that is
 * too much for its room, as large as it fits. `left` and `middle` say where it stands on a picture, in
 * pixels: `middle` is that of its lines.
 */
export async function textImage(
  text: string,
  style: TextStyle,
  [left, middle]: readonly [number, number],
): Promise<OverlayOptions & { input: Buffer }> {
  const { weight, color, size, width, height } = style;
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
