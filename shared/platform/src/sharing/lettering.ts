import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

const FONT = new URL(
  '../../../design/styles/fonts/atkinson-hyperlegible-next-pt.woff2',
  import.meta.url,
);

/** Text as outlines: the same on every machine, whichever fonts it has. */
export interface Lettering {
  /** Width of a line in pixels. */
  widthOf(text: string, size: number): number;
  /** A line as SVG, beginning at `x` on the baseline `y`. */
  draw(text: string, at: { x: number; y: number; size: number }): string;
}

/** The site's own font in one weight (400 to 700). Characters that it lacks are left out. */
export async function loadLettering(weight: number): Promise<Lettering> {
  const face = new Face(new Blob(await decompress(await readFile(FONT))));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const known = new Set(face.collectUnicodes());

  const glyphsOf = (text: string) => {
    const buffer = new Buffer();
    buffer.addText([...text].filter((letter) => known.has(letter.codePointAt(0) ?? 0)).join(''));
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
      glyph: codepoint,
      advance: positions[index]?.xAdvance ?? 0,
    }));
  };

  return {
    widthOf: (text, size) =>
      (glyphsOf(text).reduce((sum, { advance }) => sum + advance, 0) * size) / face.upem,
    draw: (text, { x, y, size }) => {
      const scale = size / face.upem;
      let pen = 0;
      const outlines = glyphsOf(text).map(({ glyph, advance }) => {
        const path = font.glyphToPath(glyph);
        const outline = path && `<path d="${path}" transform="translate(${pen} 0)"/>`;
        pen += advance;
        return outline;
      });
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
    },
  };
}
