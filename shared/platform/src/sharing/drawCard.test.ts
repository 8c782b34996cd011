import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { drawCard } from './drawCard.ts';

const folder = temporaryFolder();
const texts = { title: 'Aluguel de auditório em Goiânia', name: 'Ipê', host: 'ipe.example' };

test.each([
  ['without a photograph', undefined],
  ['with a photograph', join(ROOT, 'mf-rentals/src/assets/auditorio-2-1600.webp')],
])('a card %s is a JPEG of 1200 x 630 pixels below 100 kB', async (_, photo) => {
  const bytes = await drawCard(texts, photo);
  expect(bytes.length).toBeLessThan(100_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('a photograph that compresses badly is painted worse instead of heavier', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const photo = join(folder, 'noise.png');
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#000', noise } })
    .png()
    .toFile(photo);
  expect((await drawCard(texts, photo)).length).toBeLessThan(100_000);
});
