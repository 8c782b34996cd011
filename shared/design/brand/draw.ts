/** Draws the brand's icons, which are committed: node shared/design/brand/draw.ts */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { blossomSvg, brandColors } from '../ui/petals/blossomSvg.ts';

/** The blossom on its green ground; `share` is how much of the side it fills. */
function drawIcon(share: number, radius: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${radius}" fill="${brandColors.night}"/><g transform="translate(50 51.5) scale(${share})">${blossomSvg}</g></svg>`;
}

async function write(name: string, svg: string, sizes: Readonly<Record<string, number>>) {
  await writeFile(join(import.meta.dirname, `${name}.svg`), svg);
  for (const [file, width] of Object.entries(sizes)) {
    const picture = sharp(Buffer.from(svg), { density: 400 }).resize(width).png();
    await picture.toFile(join(import.meta.dirname, `${file}.png`));
  }
}

await write('favicon', drawIcon(0.9, 22), { 'icon-192': 192, 'icon-512': 512 });
await write('apple-touch-icon', drawIcon(0.82, 0), { 'apple-touch-icon': 180 });
/* A maskable icon keeps its content in the middle 80%: launchers cut the rest to any shape. */
await write('icon-maskable', drawIcon(0.66, 0), { 'icon-maskable-512': 512 });
