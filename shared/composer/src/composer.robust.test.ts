import { truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { releaseId } from '@site/contract/manifest.ts';
import { SEARCH_INDEX } from '@site/contract/search.ts';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addPage, edit, goodRemote, seal } from './testing/fixture.ts';
import { temporaryFolder } from './testing/folders.ts';
import {
  brokenDisk,
  next,
  nextOther,
  openComposer,
  other,
  quickDisk,
  remote,
  shell,
  siteAt,
  siteOf,
  watchedDisk,
  wholeSite,
} from './testing/openComposer.ts';

describe('an odd release of one publisher', () => {
  test.each([
    ['page', '/pages/estranha.html'],
    ['page without the frame', '/raw/estranha.html'],
    ['module', '/mf-novo/assets/Page-2.js'],
    ['manifest', '/releases/mf-novo/'],
  ])(
    'whose %s cannot be written is rolled back to the one before, and the others go on',
    async (_, part) => {
      const { broken, disk } = brokenDisk();
      const { deliver, site, refusal } = await wholeSite({ disk });
      broken.part = part;
      const odd = next('Ruim', (build) => addPage(build, '/estranha', 'Estranha'));
      await Promise.all([deliver(odd), deliver(nextOther())]);
      expect(site('pages/antigo.html')).toContain('Muito mais');
      expect(site('pages/novo.html')).toContain('assets/entry.js');
      expect(refusal()?.message).toContain('EIO');
      const { publishers } = JSON.parse(site('state/releases') ?? '');
      expect(publishers['mf-novo'].active.id).toBe(releaseId(remote().manifest));
      expect(publishers['mf-velho'].active.id).toBe(releaseId(nextOther().manifest));
    },
  );

  test('that was refused, and whose waiting paths cannot be written, keeps no other from coming', async () => {
    const names = ['shell', 'mf-novo', 'mf-velho', 'mf-x'];
    const { deliver, site, failure } = await wholeSite({ ...brokenDisk('/waiting/'), names });
    const odd = goodRemote('mf-x', '/espera', 'Espera');
    const text = JSON.stringify({ ...odd.manifest, contract: 99 });
    await deliver(odd, () => text);
    await deliver(nextOther());
    expect(site('pages/antigo.html')).toContain('Muito mais');
    expect(failure('mf-x')).toContain('EIO');
  });

  test('of a shell that cannot be written changes no page: none has a frame whose files are missing', async () => {
    const store = temporaryFolder();
    const framed = new Set<string>();
    const disk = watchedDisk((file) => {
      for (const page of ['pages/novo.html', 'pages/antigo.html'])
        if (siteAt(store)(page)?.includes('Casca nova')) framed.add(page);
      if (file.includes('/shell/assets/new.css')) throw new Error('EIO: the disk does not take it');
    });
    const { deliver, site, refusal } = await wholeSite({ store, disk });
    const broken = shell('Casca nova', (build) => {
      build.files.set('assets/new.css', 'b{}');
      edit(build, 'parts/head.html', (html) => html.replace('shell.css', 'new.css'));
    });
    await Promise.all([deliver(broken), deliver(nextOther('Mais'))]);
    for (const page of ['pages/novo.html', 'pages/antigo.html', 'errors/404.html'])
      expect(site(page), page).not.toContain('Casca nova');
    expect(framed).toEqual(new Set());
    expect(site('pages/antigo.html')).toContain('Mais');
    expect(refusal('shell')?.message).toContain('EIO');
  });

  test('a shell is published though the pages of every remote fail late, as on a slow disk that is full', async () => {
    let full: string[] = [];
    const tried = new Set<string>();
    const disk = { ...quickDisk };
    disk.write = async (file, bytes, seconds) => {
      if (full.some((page) => file.includes(`/pages/${page}`))) {
        tried.add(basename(file));
        await setTimeout(250);
        throw new Error('ENOSPC: no space left on device');
      }
      await quickDisk.write(file, bytes, seconds);
    };
    const two = remote((build) => addPage(build, '/novo/dois', 'Dois'));
    const { deliver, site, composer, failure } = await siteOf([shell(), two, other()], { disk });
    full = ['novo', 'antigo'];
    await deliver(shell('Casca nova'));
    expect(site('errors/404.html')).toContain('Casca nova');
    expect(tried, 'one page of each').toEqual(new Set(['novo.html', 'antigo.html']));
    for (const name of ['mf-novo', 'mf-velho']) expect(failure(name)).toContain('ENOSPC');
    for (const path of ['antigo', 'novo']) {
      // Each comes as soon as there is room for it, whatever still fails before it.
      full = full.filter((page) => page !== path);
      await composer.finish();
      expect(site(`pages/${path}.html`)).toContain('Casca nova');
    }
  });

  test('keeps no other from coming and no composer from starting, whatever it is', async () => {
    const { store } = await wholeSite();
    let count = 0;
    await fc.assert(
      fc.asyncProperty(oddManifest(), async (odd) => {
        count += 1;
        const { deliver, site, refusal } = await openComposer({ store });
        const coming = nextOther(`Volta ${count}`);
        await Promise.all([deliver(remote(), () => odd), deliver(coming)]);
        expect(site('pages/antigo.html')).toContain(`>Volta ${count}<`);
        expect(refusal('mf-velho')).toBeUndefined();
        expect(site('pages/novo.html')).toContain('<h1>');
      }),
      { seed: 22, numRuns: 60 },
    );
    const { site } = await openComposer({ store });
    expect(site('pages/antigo.html')).toContain(`>Volta ${count}<`);
  });
});

/** Manifests of which one thing is anything: a name, a size, a path, a whole value, bytes. */
function oddManifest(): fc.Arbitrary<string> {
  const { manifest } = remote();
  const text = JSON.stringify(manifest);
  const saying = (more: object) => JSON.stringify({ ...manifest, ...more });
  const word = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.constantFrom('__proto__', 'constructor', '..', 'assets/../x.js', 'assets/entry.js/x.js'),
    fc.nat(400).map((length) => `assets/${'a'.repeat(length)}.js`),
    fc.nat(400).map((length) => `/${'a'.repeat(length)}`),
    fc.nat(200).map((depth) => '/a'.repeat(depth)),
    fc.constantFrom('/:x', '/antigo', '/busca', '/pages/x'),
  );
  const size = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 2 ** 53, -1));
  const file = { size: 1, sha256: 'a'.repeat(64) };
  const withFile = (name: string, odd: object) =>
    saying({ files: { ...manifest.files, [name]: odd } });
  return fc.oneof(
    word.map((name) => withFile(name, file)),
    size.map((odd) => withFile('assets/z.js', { ...file, size: odd })),
    word.map((path) => saying({ pages: [...manifest.pages, { ...manifest.pages[0], path }] })),
    fc
      .tuple(fc.constantFrom(...Object.keys(manifest)), fc.jsonValue())
      .map(([field, value]) => saying({ [field]: value })),
    fc.json(),
    fc.nat(text.length).map((end) => text.slice(0, end)),
    fc.nat(50_000).map((depth) => '['.repeat(depth)),
    fc.nat(50_000).map((many) => `{"name":"mf-novo","pages":[0${',0'.repeat(many)}]}`),
  );
}

describe('a damaged store', () => {
  test.each(['', '{', '{"publishers":7}'])(
    'with the state %j starts, names it, and visitors see what they saw',
    async (text) => {
      const { deliver, store } = await wholeSite();
      await deliver(nextOther());
      writeFileSync(join(store, 'site/state/releases'), text);
      const { site, events, composer } = await openComposer({ store });
      expect(events).toContainEqual({ event: 'damaged', file: 'state/releases' });
      expect(site('pages/novo.html')).toContain('Novo');
      expect(site('pages/antigo.html')).toContain('Muito mais');
      expect(composer.store.releases.releaseOf('mf-velho')?.build).toBe(nextOther().manifest.build);
    },
  );

  test('without the manifest of an active release names it, and visitors see the release before', async () => {
    const { deliver, store } = await wholeSite();
    await deliver(nextOther());
    const file = `releases/mf-velho/${releaseId(nextOther().manifest)}.manifest`;
    writeFileSync(join(store, 'site', file), '{');
    const { site, events, deliver: again } = await openComposer({ store });
    expect(events).toContainEqual({ event: 'damaged', file });
    expect(site('pages/antigo.html')).toContain('<h1>Antigo');
    await again(nextOther());
    expect(site('pages/antigo.html')).toContain('Muito mais');
  });

  test('with an emptied file names it, does not serve it, and has it from its publisher again', async () => {
    const { store } = await wholeSite();
    const { sha256 } = remote().manifest.files['assets/Page.js'] ?? { sha256: '' };
    for (const file of [`blobs/${sha256}`, 'site/errors/404.html']) truncateSync(join(store, file));
    const { site, events, deliver, failure } = await openComposer({ store });
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'not published', publisher: 'mf-novo' }),
    );
    expect(site('errors/404.html')).toContain('não encontrada');
    expect(site('mf-novo/assets/Page.js')).toBeUndefined();
    expect(failure()).toContain('assets/Page.js');
    await deliver(remote());
    expect(site('mf-novo/assets/Page.js')).toContain('scopeOfFixture');
    expect(failure()).toBeUndefined();
  });

  test('with a damaged file of a preview has it again, and names no failure of the active release', async () => {
    const entries = [{ kind: 'page', title: 'Achada', href: '/novo' }];
    const build = next('Prévia', ({ manifest, files }) => {
      manifest.search = 'search.json';
      files.set('search.json', JSON.stringify({ entries }));
    });
    const { sha256 = '' } = build.manifest.files['search.json'] ?? {};
    const { store } = await wholeSite();
    for (let times = 0; times < 2; times += 1) {
      const { site, preview, failure } = await openComposer({ store });
      expect(failure()).toBeUndefined();
      expect(site(`${await preview(build)}/root${SEARCH_INDEX}`)).toContain('Achada');
      writeFileSync(join(store, 'blobs', sha256), 'damaged');
    }
  });
});

test('many publishers that come while a generation is made are published together', async () => {
  const names = ['shell', ...Array.from({ length: 30 }, (_, index) => `mf-r${index}`)];
  const disk = { ...quickDisk };
  const { deliver, composer, events } = await openComposer({ names, disk });
  const isMade = Promise.withResolvers<void>();
  disk.pointTo = (link, target) => isMade.promise.then(() => quickDisk.pointTo(link, target));
  const builds = names.slice(1).map((name) => seal(goodRemote(name, `/${name.slice(3)}`, name)));
  const delivered = Promise.all([shell(), ...builds].map((build) => deliver(build)));
  const offers = () => [...composer.validator.offered.active.values()].filter(({ own }) => own);
  await vi.waitFor(() => expect(offers()).toHaveLength(31), 60_000);
  isMade.resolve();
  await delivered;
  const times = events.filter(({ event }) => event === 'active').map(({ ms }) => ms);
  expect(times).toHaveLength(31);
  expect(new Set(times).size).toBeLessThanOrEqual(2);
});
