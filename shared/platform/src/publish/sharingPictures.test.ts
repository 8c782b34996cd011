import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { previewOf } from './sharingPictures.ts';

test('a photograph for link previews is a JPEG of 1200 x 630 pixels below 100 kB', async () => {
  const bytes = await previewOf(join(ROOT, 'mf-rentals/src/assets/auditorio-2-800.webp'));
  expect(bytes?.length).toBeLessThan(100_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('one that compresses badly is left out', async () => {
  const noisy = join(temporaryFolder(), 'noise.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  await sharp({
    create: { width: 1200, height: 630, channels: 3, background: '#000', noise },
  }).toFile(noisy);
  expect(await previewOf(noisy)).toBeUndefined();
});
