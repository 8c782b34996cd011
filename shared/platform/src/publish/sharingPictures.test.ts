import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { previewOf } from './sharingPictures.ts';

const noisy = join(temporaryFolder(), 'noise.png');

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const more = { channels: 3, background: '#000', noise } as const;
  await sharp({ create: { width: 1200, height: 630, ...more } }).toFile(noisy);
});

test.each([
  ['a title', undefined],
  ['a photograph', join(ROOT, 'mf-rentals/src/assets/auditorio-2-1600.webp')],
  ['a photograph that compresses badly', noisy],
])('%s for link previews is a JPEG of 1200 x 630 pixels below 100 kB', async (_, photo) => {
  const bytes = await previewOf('<b> & Desenvolvimentosustentável '.repeat(3), photo);
  expect(bytes.length).toBeLessThan(100_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});
