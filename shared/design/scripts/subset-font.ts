/** Cuts the font to Portuguese and keeps its weight axis: node shared/design/scripts/subset-font.ts */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = dirname(
  require.resolve('@fontsource-variable/atkinson-hyperlegible-next/package.json'),
);
/** Latin part, weights 200 to 800. */
const sourceFont = join(source, 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2');
const target = fileURLToPath(new URL('../styles/fonts/', import.meta.url));
const subsetFile = join(target, 'atkinson-hyperlegible-next-pt.woff2');
/** The same font uncompressed: the pictures for link previews are drawn with it. */
const drawnFile = join(target, 'atkinson-hyperlegible-next-pt.ttf');

/** Printable ASCII, then Latin-1 (names from abroad too), then typography, currency and arrows. */
const characters = [
  characterRange(0x20, 0x7e),
  characterRange(0xa0, 0xff),
  'ŒœŸ–—‘’‚“”„†•…‰′″‹›⁄€™−≈≠≤≥←↑→↓↗✓',
].join('');

function characterRange(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return String.fromCodePoint(...codes);
}

const original = await readFile(sourceFont);
// The site uses 400 to 700; thinner and heavier would only add bytes.
const variationAxes = { wght: { min: 400, max: 700, default: 400 } };
const subset = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes });
const drawn = await subsetFont(original, characters, { targetFormat: 'sfnt', variationAxes });

await mkdir(target, { recursive: true });
await writeFile(subsetFile, subset);
await writeFile(drawnFile, drawn);
await copyFile(join(source, 'LICENSE'), join(target, 'OFL.txt'));
console.log(`${subsetFile}: ${original.length} → ${subset.length} bytes`);
