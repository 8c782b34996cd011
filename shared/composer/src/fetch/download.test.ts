import { expect, test, vi } from 'vitest';
import { goodRemote, seal, sourceOf } from '../testing/fixture.ts';
import { openComposer } from '../testing/openComposer.ts';
import { download } from './download.ts';
import type { BuildSource } from './source.ts';

const { signal } = new AbortController();

test('a download that failed requests no further file', async () => {
  const { composer } = await openComposer();
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
  await expect(download(build.manifest, source, composer.active, signal)).rejects.toThrow('404');
  const count = requested.length;
  held.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(requested).toHaveLength(count);
  expect(count).toBe(2);
});

test('a content is requested once, whatever names it has, and not again after a kill', async () => {
  const { store } = await openComposer();
  const build = goodRemote();
  for (const name of ['a', 'b', 'c']) build.files.set(`assets/${name}.png`, 'same');
  seal(build);
  const requested: string[] = [];
  const read: BuildSource['read'] = (file, limits) => {
    requested.push(file);
    return sourceOf(build).read(file, limits);
  };
  for (let times = 0; times < 2; times += 1) {
    const { composer } = await openComposer({ store });
    expect(composer.active.hasDropped, 'what a start would collect').toBe(false);
    await download(build.manifest, { ...sourceOf(build), read }, composer.active, signal);
  }
  expect(requested).toHaveLength(build.files.size - 2);
});

test('a download that takes too long says how much of it came', async () => {
  const { composer } = await openComposer();
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const build = seal(goodRemote());
  const read: BuildSource['read'] = async (file, limits) => {
    if (file === 'assets/Page.js') late.abort();
    limits.signal?.throwIfAborted();
    return sourceOf(build).read(file, limits);
  };
  const source = { ...sourceOf(build), read };
  await expect(download(build.manifest, source, composer.active, signal)).rejects.toThrow(
    /^[0-3] of 5 files came within 30000 ms$/,
  );
});
