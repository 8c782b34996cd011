import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { drawPicture } from './sharingPictures.ts';

const noisy = join(temporaryFolder(), 'noise.png');

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const more = { channels: 3, background: '#000', noise } as const;
  await sharp({ create: { width: 1200, height: 630, ...more } }).toFile(noisy);
});

test.each([
  ['a page without a photograph', undefined],
  ['a page with one', join(ROOT, 'mf-rentals/src/assets/auditorio-2-1600.webp')],
  ['a page with one that compresses badly', noisy],
])('the picture of %s is a JPEG of 1200 x 630 pixels below 100 kB', async (_, photo) => {
  const bytes = await drawPicture(
    'Uma ouvidoria <b> & Desenvolvimentosustentável de palavras | Associação',
    photo,
  );
  expect(bytes.length).toBeLessThan(100_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});
