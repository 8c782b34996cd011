/**
 * Makes a font of one character, the bold zero without its bar, for prices and titles:
 *   node shared/design/scripts/plain-zero.ts
 * The bar helps in codes, but at display sizes "R$ 150" must read as money. The zero keeps its outer
 * edge and width; its inner edge is the inner edge of "O", made as large as the zero's two holes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { sourceFont, subsetFolder } from './font-files.ts';
import { type Contour, readGlyph, readTables, writeFont, writeGlyph } from './true-type.ts';

const BOLD = { targetFormat: 'sfnt', variationAxes: { wght: 700 } } as const;

const source = await readFile(sourceFont);
const letter = readTables(await subsetFont(source, 'O', BOLD));
const zero = readTables(await subsetFont(source, '0', BOLD));

// Glyph 0 is the sign for what a font lacks.
const [, counter] = readGlyph(letter, 1);
const [edge, ...holes] = readGlyph(zero, 1);
if (!edge || !counter || holes.length !== 2) throw new Error('The font draws its zero otherwise.');
const plain = writeGlyph([edge, fitInto(counter, boundsOf(holes.flat()))]);

const file = join(subsetFolder, 'atkinson-hyperlegible-next-zero.woff2');
const font = await subsetFont(writeFont(zero, 1, plain), '0', { targetFormat: 'woff2' });
await writeFile(file, font);
console.log(`${file}: ${font.length} bytes`);

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

function boundsOf(points: Contour): Bounds {
  const across = points.map(({ x }) => x);
  const up = points.map(({ y }) => y);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    bottom: Math.min(...up),
    top: Math.max(...up),
  };
}

function fitInto(contour: Contour, room: Bounds): Contour {
  const own = boundsOf(contour);
  const wide = (room.right - room.left) / (own.right - own.left);
  const high = (room.top - room.bottom) / (own.top - own.bottom);
  return contour.map(({ x, y, isOn }) => ({
    x: Math.round(room.left + (x - own.left) * wide),
    y: Math.round(room.bottom + (y - own.bottom) * high),
    isOn,
  }));
}
