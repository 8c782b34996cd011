import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { releaseId } from '@site/contract/manifest.ts';
import { SEARCH_INDEX } from '@site/contract/search.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_OVERRIDES } from './store/overrides.ts';
import {
  addPage,
  type Build,
  edit,
  goodRemote,
  goodShell,
  seal,
  sourceOf,
  withHeading,
} from './testing/fixture.ts';
import { temporaryFolder } from './testing/folders.ts';
import {
  manifestSource,
  openComposer,
  pollerOf,
  quickDisk,
  remote,
  shell,
  siteAt,
  siteOf,
  watchedDisk,
  wholeSite,
  withNewNames,
} from './testing/openComposer.ts';

/** The other publisher's next release. */
const next = (heading = 'Muito mais') =>
  seal(withHeading(withNewNames(goodRemote('mf-velho', '/antigo', 'Antigo')), heading));

describe('an odd release of one publisher', () => {
  test.each([
    ['page', '/pages/estranha.html'],
    ['page without the frame', '/raw/estranha.html'],
    ['module', '/mf-novo/assets/Page-2.js'],
    ['manifest', '/releases/mf-novo/'],
  ])(
    'whose %s cannot be written is rolled back to the one before, and the others go on',
    async (_, part) => {
      let isFull = false;
      const disk = watchedDisk((file) => {
        if (isFull && file.includes(part)) throw new Error('EIO: the disk does not take it');
      });
      const { deliver, store, site, composer } = await wholeSite({ disk });
      isFull = true;
      const odd = withNewNames(goodRemote());
      addPage(odd, '/estranha', 'Estranha');
      await Promise.all([deliver(seal(odd)), deliver(next())]);
      expect(site('pages/antigo.html')).toContain('Muito mais');
      expect(site('pages/novo.html')).toContain('assets/entry.js');
      expect(composer.validator.refused.active.get('mf-novo')?.findings[0]?.message).toContain(
        'EIO',
      );
      const state = JSON.parse(readFileSync(join(store, 'site/state/releases'), 'utf8'));
      expect(state.publishers['mf-novo'].active.id).toBe(releaseId(remote().manifest));
      expect(state.publishers['mf-velho'].active.id).toBe(releaseId(next().manifest));
    },
  );

  test('that was refused, and whose waiting paths cannot be written, keeps no other from coming', async () => {
    const disk = watchedDisk((file) => {
      if (file.includes('/waiting/')) throw new Error('ENOSPC: no space left on device');
    });
    const names = ['shell', 'mf-novo', 'mf-velho', 'mf-x'];
    const { deliver, site, composer } = await wholeSite({ disk, names });
    const odd = goodRemote('mf-x', '/espera', 'Espera');
    await deliver(odd, manifestSource(JSON.stringify({ ...odd.manifest, contract: 99 })));
    await deliver(next());
    expect(site('pages/antigo.html')).toContain('Muito mais');
    expect(composer.publication.failures.get('mf-x')?.why).toContain('ENOSPC');
  });

  test('of a shell that cannot be written changes no page: none has a frame whose files are missing', async () => {
    const store = temporaryFolder();
    const framed = new Set<string>();
    const disk = watchedDisk((file) => {
      for (const page of ['pages/novo.html', 'pages/antigo.html'])
        if (siteAt(store)(page)?.includes('Casca nova')) framed.add(page);
      if (file.includes('/shell/assets/new.css')) throw new Error('EIO: the disk does not take it');
    });
    const { deliver, site, composer } = await wholeSite({ store, disk });
    const broken = goodShell('Casca nova');
    broken.files.set('assets/new.css', 'b{}');
    edit(broken, 'parts/head.html', (html) => html.replace('shell.css', 'new.css'));
    await Promise.all([deliver(seal(broken)), deliver(next('Mais'))]);
    for (const page of ['pages/novo.html', 'pages/antigo.html', 'errors/404.html'])
      expect(site(page), page).not.toContain('Casca nova');
    expect(framed).toEqual(new Set());
    expect(site('pages/antigo.html')).toContain('Mais');
    expect(composer.validator.refused.active.get('shell')?.findings[0]?.message).toContain('EIO');
  });

  test('a shell is published though the pages of every remote fail late, as on a slow disk that is full', async () => {
    let full: string[] = [];
    const disk = { ...quickDisk };
    disk.write = async (file, bytes, seconds) => {
      if (full.some((page) => file.includes(`/pages/${page}`))) {
        await setTimeout(250);
        throw new Error('ENOSPC: no space left on device');
      }
      await quickDisk.write(file, bytes, seconds);
    };
    const { deliver, site, composer } = await wholeSite({ disk });
    full = ['novo', 'antigo'];
    await deliver(seal(goodShell('Casca nova')));
    expect(site('errors/404.html')).toContain('Casca nova');
    for (const name of ['mf-novo', 'mf-velho'])
      expect(composer.publication.failures.get(name)?.why).toContain('ENOSPC');
    for (const path of ['antigo', 'novo']) {
      // Each comes as soon as there is room for it, whatever still fails before it.
      full = full.filter((page) => page !== path);
      await composer.finish();
      expect(site(`pages/${path}.html`)).toContain('Casca nova');
    }
  });

  test('keeps no other from coming and no composer from starting, whatever it is', async () => {
    const opened = await wholeSite();
    const { store } = opened;
    let count = 0;
    await fc.assert(
      fc.asyncProperty(oddManifest(), async (odd) => {
        count += 1;
        const { composer, deliver, site } = await openComposer({ store });
        await Promise.all([
          deliver(remote(), manifestSource(odd)),
          deliver(next(`Volta ${count}`)),
        ]);
        expect(site('pages/antigo.html')).toContain(`>Volta ${count}<`);
        expect(composer.validator.refused.active.get('mf-velho')).toBeUndefined();
        expect(site('pages/novo.html')).toContain('<h1>');
      }),
      { seed: 22, numRuns: 60 },
    );
    const { site } = await openComposer({ store });
    expect(site('pages/antigo.html')).toContain(`>Volta ${count}<`);
  });
});

type Edit = (build: Build) => unknown;
const CODE = 'export default 1;';
const file =
  (name: string, text: string): Edit =>
  ({ files }) =>
    files.set(name, text);
const page =
  (path: string): Edit =>
  (build) =>
    addPage(build, path, 'Novo');
const heading =
  (html: string): Edit =>
  (build) =>
    withHeading(build, `Novo${html}`);
const redirect =
  (path: string): Edit =>
  ({ manifest }) =>
    Object.assign(manifest.redirects, { [path]: '/novo' });
const each =
  (count: number, edit: (at: number) => Edit): Edit =>
  (build) => {
    for (let at = 0; at < count; at += 1) edit(at)(build);
  };
const sheet =
  (at: number): Edit =>
  (build) => {
    file(`assets/${at}.css`, `/*${at}${'x'.repeat(190_000)}*/`)(build);
    build.manifest.groups.page?.stylesheets.push(`assets/${at}.css`);
  };

test.each<[string, Edit, string]>([
  [
    'with a file below another file',
    each(2, (at) => file(`assets/x.js${'/y.js'.repeat(at)}`, CODE)),
    '"assets/',
  ],
  ['with a long name', file(`assets/${'a'.repeat(220)}.js`, CODE), '120 between slashes'],
  ['with a path of 220 characters', page(`/${'a'.repeat(219)}`), 'path'],
  [
    'with a group that is called as every object has one',
    ({ manifest }) => Object.assign(manifest.pages[0] ?? {}, { group: 'constructor' }),
    'constructor',
  ],
  [
    // 401 of them took 700 MB.
    'of two pages with one document',
    (build) => addPage(build, '/segunda', 'Segunda', { document: 'pages/novo.html' }),
    'expected a document of its own for each page',
  ],
  ['with a million elements', heading('<p>'.repeat(1_000_000)), 'more than 100000 elements'],
  ['of elements in elements', heading('<div>'.repeat(600)), 'more than 500 elements in one'],
  ['with a large stylesheet', file('assets/styles.css', 'a{}'.repeat(350_000)), 'most 200000'],
  ['of 35,000 files', each(35_000, (at) => file(`assets/${at}.txt`, '')), 'files, at most 20000'],
  ['of names of one file', each(101, (at) => file(`assets/${at}.txt`, 'x')), 'at most 100'],
  [
    'of 150 pages with stylesheets of 4 MB in each',
    (build) => [each(150, (at) => page(`/n${at}`)), each(20, sheet)].map((edit) => edit(build)),
    'bytes in its pages together, at most 400000000',
  ],
  ['of 2,001 redirects', each(2001, (at) => redirect(`/n${at}`)), '2001 redirects, at most 2000'],
  ['of 21 patterns', each(21, (at) => page(`/novo/${at}/:nome`)), '21 patterns, at most 20'],
  [
    'with a search file of a megabyte',
    (build) => {
      build.manifest.search = 'data/search.json';
      file('data/search.json', JSON.stringify({ entries: [], topic: 'x'.repeat(1e6) }))(build);
    },
    'at most 500000',
  ],
])(
  'a release %s is refused with the reason, nothing waits for it, and the next one comes',
  async (_, spoil, figure) => {
    const { deliver, site, composer } = await wholeSite();
    const heavy = withNewNames(goodRemote());
    spoil(heavy);
    await Promise.all([deliver(seal(heavy)), deliver(next())]);
    expect(composer.validator.refused.active.get('mf-novo')?.findings[0]?.message).toContain(
      figure,
    );
    expect(site('pages/antigo.html')).toContain('Muito mais');
    await deliver(seal(withNewNames(goodRemote('mf-novo', '/novo', 'De novo'))));
    expect(site('pages/novo.html')).toContain('De novo');
  },
);

/** Manifests of which one thing is anything: names, sizes, paths, pages, whole values, bytes. */
function oddManifest(): fc.Arbitrary<string> {
  const { manifest } = remote();
  const text = JSON.stringify(manifest);
  const name = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.constantFrom('__proto__', 'constructor', '..', 'assets/../x.js', 'assets/entry.js/x.js'),
    fc.nat(400).map((length) => `assets/${'a'.repeat(length)}.js`),
  );
  const size = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 2 ** 53, -1));
  const path = fc.oneof(
    fc.string({ maxLength: 300 }).map((rest) => `/${rest}`),
    fc.nat(400).map((length) => `/${'a'.repeat(length)}`),
    fc.nat(200).map((depth) => '/a'.repeat(depth)),
    fc.constantFrom('/:x', '/antigo', '/busca', '/pages/x'),
  );
  const file = { size: 1, sha256: 'a'.repeat(64) };
  const saying = (more: object) => JSON.stringify({ ...manifest, ...more });
  return fc.oneof(
    name.map((odd) => saying({ files: { ...manifest.files, [odd]: file } })),
    size.map((odd) =>
      saying({ files: { ...manifest.files, 'assets/z.js': { ...file, size: odd } } }),
    ),
    path.map((odd) => saying({ pages: [...manifest.pages, { ...manifest.pages[0], path: odd }] })),
    fc
      .tuple(fc.constantFrom(...Object.keys(manifest)), fc.jsonValue())
      .map(([field, value]) => saying({ [field]: value })),
    fc.json(),
    fc.nat(text.length).map((end) => text.slice(0, end)),
    fc.nat(50_000).map((depth) => '['.repeat(depth)),
    fc.nat(50_000).map((many) => `{"name":"mf-novo","pages":[0${',0'.repeat(many)}]}`),
  );
}

test('a chain of refused releases comes as soon as its last link does', async () => {
  const names = ['shell', 'mf-x', 'mf-y', 'mf-z'];
  const first = ['x', 'y', 'z'].map((at) =>
    seal(goodRemote(`mf-${at}`, `/${at}`, at.toUpperCase())),
  );
  const { deliver, site } = await siteOf([shell(), ...first], { names });
  const at = (name: string, path: string, word: string) =>
    seal(withNewNames(goodRemote(name, path, word)));
  await deliver(at('mf-x', '/y', 'X novo'));
  await deliver(at('mf-y', '/z', 'Y novo'));
  expect(site('pages/y.html')).toContain('>Y<');
  await deliver(at('mf-z', '/fim', 'Z novo'));
  expect(site('pages/z.html')).toContain('Y novo');
  expect(site('pages/y.html')).toContain('X novo');
  expect(site('pages/x.html')).toBeUndefined();
});

describe('a damaged store', () => {
  test.each(['', '{', '{"publishers":7}'])(
    'with the state %j starts, names it, and visitors see what they saw',
    async (text) => {
      const { deliver, store } = await wholeSite();
      await deliver(next());
      writeFileSync(join(store, 'site/state/releases'), text);
      const { site, events, composer } = await openComposer({ store });
      expect(events).toContainEqual({ event: 'damaged', file: 'state/releases' });
      expect(site('pages/novo.html')).toContain('Novo');
      expect(site('pages/antigo.html')).toContain('Muito mais');
      expect(composer.active.seenOf('mf-velho').manifest?.build).toBe(next().manifest.build);
    },
  );

  test('without the manifest of an active release names it, and visitors see the release before', async () => {
    const { deliver, store } = await wholeSite();
    await deliver(next());
    const file = `releases/mf-velho/${releaseId(next().manifest)}.manifest`;
    writeFileSync(join(store, 'site', file), '{');
    const { site, events, deliver: again } = await openComposer({ store });
    expect(events).toContainEqual({ event: 'damaged', file });
    expect(site('pages/antigo.html')).toContain('<h1>Antigo');
    await again(next());
    expect(site('pages/antigo.html')).toContain('Muito mais');
  });

  test('with an emptied file names it, does not serve it, and has it from its publisher again', async () => {
    const { store } = await wholeSite();
    const { sha256 } = remote().manifest.files['assets/Page.js'] ?? { sha256: '' };
    for (const file of [`blobs/${sha256}`, 'site/errors/404.html']) truncateSync(join(store, file));
    const { site, events, deliver, composer } = await openComposer({ store });
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'not published', publisher: 'mf-novo' }),
    );
    expect(site('errors/404.html')).toContain('não encontrada');
    expect(site('mf-novo/assets/Page.js')).toBeUndefined();
    expect(composer.publication.failures.get('mf-novo')?.why).toContain('assets/Page.js');
    await deliver(remote());
    expect(site('mf-novo/assets/Page.js')).toContain('scopeOfFixture');
    expect(composer.publication.failures.get('mf-novo')).toBeUndefined();
  });

  test('without any blob shows what it showed, and has all again from its publishers', async () => {
    const { store } = await wholeSite();
    rmSync(join(store, 'blobs'), { recursive: true });
    const { site, deliver, composer } = await openComposer({ store });
    expect(site('pages/novo.html')).toContain('<h1>Novo');
    expect(site('mf-novo/assets/Page.js')).toContain('scopeOfFixture');
    for (const build of [shell(), remote(), next()]) await deliver(build);
    await composer.finish();
    expect(site('pages/novo.html')).toContain('<h1>Novo');
    expect(site('pages/antigo.html')).toContain('Muito mais');
  });

  test('with a damaged file of a preview has it again, and names no failure of the active release', async () => {
    const preview = withNewNames(goodRemote());
    preview.manifest.search = 'search.json';
    const entries = [{ kind: 'page', title: 'Achada', href: '/novo' }];
    preview.files.set('search.json', JSON.stringify({ entries }));
    seal(preview);
    const previewing = async (opened: Awaited<ReturnType<typeof wholeSite>>) => {
      const { composer } = opened;
      await composer.override({ ...NO_OVERRIDES, previews: { 'mf-novo': 'http://next/' } });
      await pollerOf(composer, { slot: 'preview', source: sourceOf(preview) }).poll();
      await composer.finish();
      const index = `preview/mf-novo.${preview.manifest.build}/root${SEARCH_INDEX}`;
      expect(opened.site(index)).toContain('Achada');
      expect(composer.publication.failures.get('mf-novo')).toBeUndefined();
    };
    const opened = await wholeSite();
    await previewing(opened);
    const { sha256 = '' } = preview.manifest.files['search.json'] ?? {};
    writeFileSync(join(opened.store, 'blobs', sha256), 'damaged');
    await previewing(await openComposer({ store: opened.store }));
  });
});

test('many publishers that come at once are published together', async () => {
  const names = ['shell', ...Array.from({ length: 30 }, (_, index) => `mf-r${index}`)];
  const { deliver, events } = await openComposer({ names });
  await Promise.all([
    deliver(shell()),
    ...names.slice(1).map((name) => deliver(seal(goodRemote(name, `/${name.slice(3)}`, name)))),
  ]);
  const times = events.filter(({ event }) => event === 'active').map(({ ms }) => ms);
  expect(times).toHaveLength(31);
  expect(new Set(times).size).toBeLessThan(10);
});
