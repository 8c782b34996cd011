import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Blobs } from '../store/blobs.ts';
import { realDisk } from '../store/disk.ts';
import { goodRemote, seal, sourceOf } from '../testing/fixture.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { download } from './download.ts';

test('a download that failed requests no further file', async () => {
  const folder = temporaryFolder();
  const store = {
    store: folder,
    blobs: new Blobs(join(folder, 'blobs'), realDisk),
    downloaded: new Map<string, number>(),
    disk: realDisk,
  };
  const build = seal(goodRemote());
  const [missing, slow] = Object.keys(build.manifest.files);
  const requested: string[] = [];
  const held = Promise.withResolvers<void>();
  const files = sourceOf(build);
  const source = {
    ...files,
    read: async (file: string, limits: Parameters<typeof files.read>[1]) => {
      requested.push(file);
      if (file === missing) throw new Error(`${file} answered with status 404`);
      const { signal } = limits;
      signal?.addEventListener('abort', () => held.reject(signal.reason));
      if (file === slow) await held.promise;
      return files.read(file, limits);
    },
  };
  const { signal } = new AbortController();
  await expect(download(build.manifest, source, store, signal)).rejects.toThrow('404');
  const count = requested.length;
  held.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(requested).toHaveLength(count);
  expect(count).toBe(2);
});
