import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { cardSvg } from './cardSvg.ts';
import { drawCard } from './drawCard.ts';
import { loadLettering } from './lettering.ts';

const fonts = { bold: await loadLettering(700), regular: await loadLettering(450) };
const texts = { title: 'Aluguel de auditório em Goiânia', name: 'Ipê', host: 'ipe.example' };

test.each([
  ['without a photograph', undefined],
  ['with a photograph', join(ROOT, 'mf-rentals/src/assets/auditorio-2-1600.webp')],
])('a card %s is a JPEG of 1200 x 630 pixels below 100 kB', async (_, photo) => {
  const bytes = await drawCard(cardSvg(texts, photo !== undefined, fonts), photo);
  expect(bytes.length).toBeLessThan(100_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('a drawing that compresses badly is painted worse instead of heavier', async () => {
  const dots = Array.from(
    { length: 2500 },
    (_, at) =>
      `<circle cx="${(at * 73) % 1200}" cy="${(at * 191) % 630}" r="4" fill="hsl(${(at * 47) % 360} 90% 50%)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${dots.join('')}</svg>`;
  expect((await drawCard(svg, undefined)).length).toBeLessThan(100_000);
});

test('letters with every accent are drawn, what the font lacks is left out', () => {
  const { widthOf, draw } = fonts.bold;
  const at = { x: 0, y: 0, size: 40 };
  expect(draw('ção', at).match(/<path/g)).toHaveLength(3);
  expect(draw('漢a字', at).match(/<path/g)).toHaveLength(1);
  expect(widthOf('Goiânia', 80)).toBeCloseTo(2 * widthOf('Goiânia', 40));
});
