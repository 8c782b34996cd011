import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { drawCard, textImage } from './sharingCard.ts';

const texts = { title: 'Aluguel de auditório em Goiânia', name: 'Ipê', host: 'ipe.example' };

const noisy = join(tmpdir(), 'noise.png');

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const more = { channels: 3, background: '#000', noise } as const;
  await sharp({ create: { width: 1200, height: 630, ...more } }).toFile(noisy);
});

test.each([
  ['without a photograph', undefined],
  [
    'with a photograph',
    join(import.meta.dirname, '../../../mf-rentals/src/assets/auditorio-2-1600.webp'),
  ],
  ['with one that compresses badly', noisy],
])('a card %s is a JPEG of 1200 x 630 pixels below 100 kB', async (_, photo) => {
  const bytes = await drawCard(texts, photo);
  expect(bytes.length).toBeLessThan(100_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

/** A painted text, and its size. */
async function paint(text: string, more = {}) {
  const { input } = await textImage(text, { ...style, ...more });
  const { width, height } = await sharp(input).metadata();
  return { input, width, height };
}
const style = { weight: 700, color: '#fff', size: 60, width: 560, height: 300, left: 0, middle: 0 };

test('a short text has its size, and a long one is made smaller until it fits', async () => {
  expect((await paint('Ouvidoria')).height).toBeLessThan(80);
  const long = await paint('Uma ouvidoria de muitas palavras '.repeat(8));
  expect(long.height).toBeLessThanOrEqual(300);
  expect(long.width).toBeLessThanOrEqual(560);
  expect((await paint('Desenvolvimentosustentável')).width).toBeLessThanOrEqual(560);
  expect((await paint('<b>&')).width, 'it is painted as it is').toBeGreaterThan(100);
});
