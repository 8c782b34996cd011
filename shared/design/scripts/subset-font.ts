/**
 * Cuts the font to what Portuguese pages need and keeps its weight axis:
 *   node shared/design/scripts/subset-font.ts
 * The result is committed, so a build needs neither this script nor the font package.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { licenceSource, sourceFont, subsetFile, subsetFolder } from './font-files.ts';

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
const subset = await subsetFont(original, characters, {
  targetFormat: 'woff2',
  // The site uses 400 to 700; thinner and heavier would only add bytes.
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
});

await mkdir(subsetFolder, { recursive: true });
await writeFile(subsetFile, subset);
await copyFile(licenceSource, join(subsetFolder, 'OFL.txt'));
console.log(`${subsetFile}: ${original.length} → ${subset.length} bytes`);
