import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOverrides, writeOverrides } from './store/overrides.ts';
import { goodRemote, seal, sourceOf, withHeading } from './testing/fixture.ts';
import {
  failingDisk,
  openComposer,
  pollerOf,
  quickDisk,
  remote,
  siteAt,
  watchedDisk,
  wholeSite,
  withNewNames,
} from './testing/openComposer.ts';

describe('a store of before, whose site is a folder', () => {
  const preview = () =>
    seal(withHeading(withNewNames(goodRemote('mf-velho', '/antigo', 'Antigo')), 'Prévia'));

  /** What composers before left: no generations, a list of what is published, state and manifests for the whole store. */
  async function storeOfBefore() {
    const { store, deliver, composer } = await wholeSite();
    await deliver(seal(withHeading(withNewNames(goodRemote()), 'Segunda')));
    const { build } = remote().manifest;
    const overrides = {
      pins: { 'mf-novo': { build, isPromoted: false } },
      previews: { 'mf-velho': '/next' },
      forced: {},
    };
    await composer.override(overrides);
    const source = sourceOf(preview());
    await pollerOf(composer, { name: 'mf-velho', slot: 'preview', source }).poll();
    await composer.finish();
    await writeOverrides(store, overrides, quickDisk);
    const generation = realpathSync(join(store, 'site'));
    rmSync(join(store, 'site'));
    renameSync(generation, join(store, 'site'));
    rmSync(join(store, 'generations'), { recursive: true });
    renameSync(join(store, 'site/state/releases'), join(store, 'state.json'));
    renameSync(join(store, 'site/releases'), join(store, 'releases'));
    for (const file of globSync('releases/**/*.manifest', { cwd: store }))
      renameSync(join(store, file), join(store, file.replace(/manifest$/, 'json')));
    mkdirSync(join(store, 'site/status'));
    writeFileSync(join(store, 'site/status/status.json'), '{}');
    writeFileSync(join(store, 'site/pages/novo.html.0.tmp'), 'half');
    writeFileSync(join(store, 'published.json'), '{}');
    return store;
  }

  test('is taken over at the first start, with pins and retired releases, and visitors see it until then', async () => {
    const store = await storeOfBefore();
    const site = siteAt(store);
    const missing: string[] = [];
    const disk = watchedDisk((file) => {
      // The one step without a site lies between two renames.
      if (!site('pages/novo.html') && !file.endsWith('/site')) missing.push(file);
    });
    const again = await openComposer({ store, disk });
    await again.composer.override(readOverrides(store));
    expect(missing).toEqual([]);
    expect(site('pages/novo.html')).toContain('<h1>Novo');
    expect(site('mf-novo/assets/entry-2.js')).toBeDefined();
    expect(again.composer.reportOn('mf-novo').pin?.build).toBe(remote().manifest.build);
    expect(again.composer.reportOn('mf-novo').kept).toBe(1);
    const { build } = preview().manifest;
    expect(site(`preview/mf-velho.${build}/pages/antigo.html`)).toContain('Prévia');
    await again.composer.collect();
    for (const file of ['published.json', 'state.json', 'releases'])
      expect(existsSync(join(store, file)), file).toBe(false);
    expect(existsSync(join(store, 'site/pages/novo.html.0.tmp'))).toBe(false);
    await again.composer.override({ pins: {}, previews: {}, forced: {} });
    await again.composer.finish();
    expect(site('pages/novo.html')).toContain('<h1>Segunda');
    await expect.poll(() => readdirSync(join(store, 'generations'))).toHaveLength(2);
  });

  test('is taken over at the next start, wherever the first one was killed', async () => {
    for (let step = 0; step < 12; step += 1) {
      const store = await storeOfBefore();
      await openComposer({ store, disk: failingDisk(step, new Error('ended')) });
      const { site, composer } = await openComposer({ store });
      expect(site('pages/novo.html'), `after ${step} steps`).toContain('<h1>Novo');
      expect(composer.reportOn('mf-novo').kept).toBe(1);
    }
  }, 120_000);
});
