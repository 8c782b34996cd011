import { expect, test, vi } from 'vitest';
import { sourceOf } from '../testing/fixture.ts';
import { openComposer, quickDisk, remote } from '../testing/openComposer.ts';
import { download } from './download.ts';

const { signal } = new AbortController();

test('a download that failed requests no further file', async () => {
  const { composer } = await openComposer();
  const build = remote();
  const [missing, slow] = Object.keys(build.manifest.files);
  const requested: string[] = [];
  const held = Promise.withResolvers<void>();
  const source = sourceOf(build, async (file, limits) => {
    requested.push(file);
    if (file === missing) throw new Error(`${file} answered with status 404`);
    limits.signal?.addEventListener('abort', () => held.reject(limits.signal?.reason));
    if (file === slow) await held.promise;
  });
  await expect(download(build.manifest, source, composer.store, signal)).rejects.toThrow('404');
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(requested).toEqual([missing, slow]);
});

test('a content is requested once, whatever names it has, and not again after a kill', async () => {
  const { store } = await openComposer();
  const build = remote(({ files }) => {
    for (const name of ['a', 'b', 'c']) files.set(`assets/${name}.png`, 'same');
  });
  const requested: string[] = [];
  const source = sourceOf(build, (file) => void requested.push(file));
  for (let times = 0; times < 2; times += 1) {
    const { composer } = await openComposer({ store });
    expect(composer.store.releases.hasDropped, 'what a start would collect').toBe(false);
    await download(build.manifest, source, composer.store, signal);
  }
  expect(requested).toHaveLength(build.files.size - 2);
});

test('a download that takes too long says how much of it came', async () => {
  const { composer } = await openComposer();
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const build = remote();
  const source = sourceOf(build, (file, limits) => {
    if (file === 'assets/Page.js') late.abort();
    limits.signal?.throwIfAborted();
  });
  await expect(download(build.manifest, source, composer.store, signal)).rejects.toThrow(
    /^[0-3] of 5 files came within 30000 ms$/,
  );
});

test('a release for which the disk has no room is not requested', async () => {
  const { composer } = await openComposer({ disk: { ...quickDisk, free: async () => 10 } });
  const source = sourceOf(remote(), () => expect.unreachable());
  await expect(download(remote().manifest, source, composer.store, signal)).rejects.toThrow(
    /^the disk is full: \d+ bytes are needed, 10 are left$/,
  );
});
