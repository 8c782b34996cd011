import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import sharp from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pictures } from './pictures.ts';

const folder = temporaryFolder();
const original = join(folder, 'salas.png');
let server: ViteDevServer;

beforeAll(async () => {
  writeFileSync(join(folder, 'page.js'), "export { default } from './salas?picture';");
  server = await createServer({
    ...{ configFile: false, root: folder, logLevel: 'silent', plugins: [pictures()] },
    server: { middlewareMode: true, ws: false },
  });
});
afterAll(() => server.close());

const picture = async () => (await server.ssrLoadModule('/page.js')).default;

test('of one original the rest is made; a picture that is missing is there as soon as its file is', async () => {
  await expect(picture()).rejects.toThrow('There is no picture salas.jpg or .png in');
  await sharp({ create: { width: 1000, height: 500, channels: 3, background: 'red' } }).toFile(
    original,
  );
  await vi.waitFor(picture, { timeout: 200_000, interval: 50 });
  expect(await picture()).toMatchObject({
    width: 1000,
    height: 500,
    variants: [
      { width: 800, avif: expect.stringMatching(/salas-800\.avif$/) },
      { width: 1000, webp: expect.stringMatching(/salas-1000\.webp$/) },
    ],
  });
  rmSync(original);
  await vi.waitFor(() => expect(picture()).rejects.toThrow('There is no picture'), {
    timeout: 200_000,
  });
});
