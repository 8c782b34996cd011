import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@site/contract/manifest.ts';
import { documentFile, isReserved } from '@site/contract/paths.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Composer } from './composer.ts';
import { COMPOSER, planSite } from './site/plan.ts';
import { NO_OVERRIDES } from './store/overrides.ts';
import { sourcesOf } from './store/siteSources.ts';
import {
  addPage,
  type Build,
  edit,
  goodRemote,
  goodShell,
  seal,
  withHeading,
} from './testing/fixture.ts';
import {
  manifestSource,
  remote,
  shell,
  siteOf,
  watchedDisk,
  withNewNames,
} from './testing/openComposer.ts';
import { planAddresses } from './validation/addresses.ts';

/** A remote with one of each thing that another may not touch. */
function owner(): Build {
  const build = goodRemote('mf-velho', '/antigo', 'Antigo');
  addPage(build, '/lista/:nome', 'Lista');
  addPage(build, '/fechada', 'Fechada', { status: 410 });
  addPage(build, '/oferta/17', 'Oferta', { page: '/oferta/:oferta' });
  edit(build, 'pages/oferta/17.html', (html) =>
    html.replace('data-page="/oferta/17"', 'data-page="/oferta/:oferta"'),
  );
  build.manifest.redirects = { '/mudou': '/antigo' };
  return seal(build);
}

async function ownedSite() {
  const opened = await siteOf([shell(), remote(), owner()]);
  expect(opened.composer.validator.refused.active.get('mf-velho')).toBeUndefined();
  return opened;
}

type Edit = (build: Build) => unknown;
const page =
  (path: string, more = {}): Edit =>
  (build) =>
    addPage(build, path, 'Minha', more);
const says =
  (more: Partial<Manifest>): Edit =>
  ({ manifest }) =>
    Object.assign(manifest, more);

test.each<[string, Edit, string]>([
  ['a page of another', page('/antigo'), '/antigo is claimed by mf-velho already, as /antigo'],
  ['a page of another, closed', page('/antigo', { status: 410 }), '/antigo'],
  ['the address of a closed page', page('/fechada'), '/fechada'],
  [
    'a page that a pattern answers',
    page('/lista/minha'),
    '/lista/minha is claimed by mf-velho already, as /lista/:nome',
  ],
  ['another pattern of the same addresses', page('/lista/:outro'), '/lista/:outro'],
  ['a pattern around a page', page('/oferta/:minha'), '/oferta/:minha'],
  ['a redirect of another', page('/mudou'), '/mudou'],
  ['a redirect over a page', says({ redirects: { '/antigo': '/novo' } }), '/antigo'],
  ['a redirect over a redirect', says({ redirects: { '/mudou': '/novo' } }), '/mudou'],
  ['a kind of pages of another', page('/novo/2', { page: '/antigo' }), '/antigo'],
  ['a kind around a page', page('/novo/2', { page: '/oferta/:x' }), '/oferta/:x'],
  ['an address of the edge', page('/metrics'), '/metrics is reserved'],
  ['an address below one of the edge', page('/rest/v1'), '/rest/v1 is reserved'],
  ['a page of the shell', page('/busca'), '/busca is reserved'],
  [
    'its own path twice',
    says({ redirects: { '/novo': '/novo' } }),
    '/novo is claimed twice by mf-novo',
  ],
])(
  'a release that takes %s is refused by path and owner, and changes nothing',
  async (_, take, why) => {
    const { deliver, site, composer } = await ownedSite();
    const files = ['pages/antigo', 'state/edge', 'root/sitemap', 'root/remotes'];
    const ofOthers = () =>
      files.map((file) => ['html', 'json', 'xml'].map((ending) => site(`${file}.${ending}`)));
    const before = ofOthers();
    const build = withNewNames(goodRemote());
    take(build);
    await deliver(seal(build));
    const refused = composer.validator.refused.active.get('mf-novo');
    const [found] = refused?.findings ?? [];
    expect(found).toMatchObject({ rule: 'paths', message: expect.stringContaining(why) });
    expect(ofOthers()).toEqual(before);
  },
);

test.each(['root/remotes.json', 'root/busca.json', 'root/novo/feed.xml'])(
  'a file of the shell in the place of %s is refused',
  async (file) => {
    const build = goodRemote();
    build.files.set('feeds/novo.xml', '<feed/>');
    for (const one of build.manifest.pages) one.feed = 'feeds/novo.xml';
    const next = goodShell('Outra');
    next.files.set(file, '[]');
    const { composer } = await siteOf([shell(), seal(build), seal(next)]);
    expect(composer.validator.refused.active.get('shell')?.findings[0]?.rule).toBe('paths');
  },
);

const group =
  (more: object): Edit =>
  ({ manifest }) =>
    Object.assign(manifest.groups.page ?? {}, more);

test.each<[string, Edit]>([
  ['its entry', says({ entry: 'code/entry.js' })],
  ['a stylesheet that may change under its name', group({ stylesheets: ['files/styles.css'] })],
  ['a module', group({ preload: ['code/x.js'] })],
  ['a picture', group({ sharing: { file: 'x.png', alt: '' } })],
])(
  'a remote that names %s where browsers do not find it for a year is refused',
  async (_, spoil) => {
    const build = goodRemote();
    spoil(build);
    const { composer } = await siteOf([shell(), seal(build)]);
    expect(composer.validator.refused.active.get('mf-novo')?.findings[0]?.message).toContain(
      'below assets/',
    );
  },
);

test('no page can be claimed where a location of nginx answers', () => {
  const template = readFileSync(join(import.meta.dirname, '../nginx/edge.conf.template'), 'utf8');
  const locations = [...template.matchAll(/^ {2}location (=|~|)\s*(\/\S*|\^\S+|\S+\$) \{$/gm)];
  expect(locations.length).toBeGreaterThan(8);
  const answers = locations
    .filter(([, , what]) => what !== '/')
    .map(
      ([, kind, what = '']) =>
        (path: string) =>
          kind === '~'
            ? new RegExp(what).test(path)
            : kind === '='
              ? path === what
              : path.startsWith(what),
    );
  const words = new Set(locations.flatMap(([line]) => line.match(/[a-z0-9-]+/g) ?? []));
  const paths = [...words].flatMap((word) => [
    `/${word}`,
    `/${word}/x`,
    `/x/${word}`,
    `/mf-${word}`,
  ]);
  const claimable = paths.filter((path) => !isReserved(path) && answers.some((test) => test(path)));
  expect(claimable).toEqual([]);
});

describe('a path that its owner gives', () => {
  const gives = (path: string, to: string) => {
    const build = owner();
    build.manifest.gives = { [path]: to };
    build.files.set('files/x.txt', to);
    return seal(build);
  };

  test('stays until the other publisher has a page there, and comes back with it', async () => {
    const { deliver, site, composer } = await ownedSite();
    await deliver(gives('/antigo', 'mf-novo'));
    expect(site('pages/antigo.html')).toContain('<h1>Antigo');
    const heir = withNewNames(goodRemote());
    addPage(heir, '/antigo', 'Herdada');
    await deliver(seal(heir));
    expect(site('pages/antigo.html')).toContain('<h1>Herdada');
    expect(site('root/sitemap.xml')?.match(/\/antigo</g)).toHaveLength(1);
    await deliver(owner());
    expect(composer.validator.refused.active.get('mf-velho')?.findings[0]?.message).toContain(
      'mf-novo',
    );
    await deliver(remote());
    expect(site('pages/antigo.html')).toContain('<h1>Antigo');
  });

  test('may be a redirect: the page comes in its place', async () => {
    const { deliver, site } = await ownedSite();
    await deliver(gives('/mudou', 'mf-novo'));
    const heir = withNewNames(goodRemote());
    addPage(heir, '/mudou', 'Herdada');
    await deliver(seal(heir));
    expect(site('pages/mudou.html')).toContain('Herdada');
    expect(JSON.parse(site('state/edge.json') ?? '').redirects).not.toHaveProperty('/mudou');
  });

  test('is no other publisher’s, and an operator’s word gives it as well', async () => {
    const { deliver, site, composer } = await ownedSite();
    await deliver(gives('/antigo', 'mf-outro'));
    const heir = withNewNames(goodRemote());
    addPage(heir, '/antigo', 'Herdada');
    await deliver(seal(heir));
    expect(composer.validator.refused.active.get('mf-novo')?.findings[0]?.rule).toBe('paths');
    await composer.override({ ...NO_OVERRIDES, given: { '/antigo': 'mf-novo' } });
    await composer.finish();
    expect(site('pages/antigo.html')).toContain('Herdada');
  });
});

describe('a release that cannot be published takes back what came with it', () => {
  test('a page in the path that it left', async () => {
    let isBad = false;
    const disk = watchedDisk((file) => {
      if (isBad && file.includes('/mf-novo/assets/big')) throw new Error('ENOSPC');
    });
    const thief = seal(goodRemote('mf-velho', '/novo', 'Do outro'));
    const { deliver, site, composer } = await siteOf([shell(), remote(), thief], { disk });
    isBad = true;
    const moves = withNewNames(goodRemote('mf-novo', '/mudei', 'Mudei'));
    moves.files.set('assets/big.js', 'export default 1;');
    await deliver(seal(moves));
    await composer.finish();
    expect(site('pages/novo.html')).toContain('<h1>Novo');
    expect(composer.validator.refused.active.get('mf-velho')?.findings[0]?.rule).toBe('paths');
    isBad = false;
    await deliver(seal(withHeading(moves, 'Mudei de novo')));
    expect(site('pages/novo.html')).toContain('Do outro');
  });

  test('a remote that needs the new shell', async () => {
    let isBad = false;
    const disk = watchedDisk((file) => {
      if (isBad && file.includes('/shell/assets/new.css')) throw new Error('EIO');
    });
    const { deliver, site, composer } = await siteOf([shell(), remote()], { disk });
    const needs = withNewNames(goodRemote());
    needs.manifest.takes = ['novidade'];
    await deliver(seal(withHeading(needs, 'Precisa')));
    isBad = true;
    const next = goodShell('Casca nova', { runtime: ['Link', 'novidade'] });
    next.files.set('assets/new.css', 'b{}');
    await deliver(seal(next));
    await composer.finish();
    expect(site('pages/novo.html')).toContain('<h1>Novo');
    expect(composer.validator.refused.active.get('mf-novo')?.findings[0]?.rule).toBe('runtime');
  });
});

/** A run takes 0.2 s; 200 of each were run. */
const RUNS = 15;

/** Releases whose paths often meet; the publishers stand in this order on the list. */
const NAMES = ['shell', 'mf-a', 'mf-b', 'mf-c', 'mf-d'];
const PATHS = ['/p', '/q', '/r', '/p/:x', '/p/1', '/q/:y'];
const release = (name: string) =>
  fc
    .record({
      own: fc.subarray(PATHS, { minLength: 1 }),
      redirects: fc.subarray(['/p', '/q', '/s', '/p/2']),
      needs: fc.constantFrom('Link', 'novidade'),
      gives: fc.dictionary(fc.constantFrom(...PATHS), fc.constantFrom(...NAMES.slice(1))),
    })
    .map(({ own, redirects, needs, gives }) => {
      const [first = '/', ...others] = own;
      const build = goodRemote(name, first, `${name} ${first}`);
      for (const path of others) addPage(build, path, `${name} ${path}`);
      const free = redirects.filter((path) => !own.includes(path));
      build.manifest.redirects = Object.fromEntries(free.map((path) => [path, first]));
      Object.assign(build.manifest, { takes: [needs], gives });
      return seal(build);
    });
const releases = fc.tuple(...NAMES.slice(1).map(release));

/** What each file and each address of the site is by its owner alone. */
async function outputs(composer: Composer) {
  const sources = sourcesOf(composer.active);
  const plan = await planSite(sources, composer.active.blobs, new Map());
  const addresses = planAddresses([...(sources.shell ? [sources.shell] : []), ...sources.remotes]);
  return new Map([
    ...[...plan].map(
      ([path, { owner: of, key }]) => [path, { of, own: key.split(' ', 1)[0] }] as const,
    ),
    ...[...addresses].map(([path, { owner: of, answer }]) => [path, { of, own: answer }] as const),
  ]);
}

test('any order of arrival ends in the same site', async () => {
  const orders = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
  await fc.assert(
    fc.asyncProperty(releases, orders, async (remotes, order) => {
      const builds = [shell(), ...remotes];
      const sites = [[0, 1, 2, 3, 4], order].map(async (arrival) => {
        const arriving = arrival.map((at) => builds[at] ?? shell());
        const plan = await outputs((await siteOf(arriving, { names: NAMES })).composer);
        // It says since when each is active.
        for (const path of plan.keys())
          if (/^(state\/releases|releases\/|mf-)/.test(path)) plan.delete(path);
        return plan;
      });
      const [one, other] = await Promise.all(sites);
      expect(other).toEqual(one);
    }),
    { numRuns: RUNS },
  );
}, 60_000);

test('publishing a release changes nothing that another publisher owns', async () => {
  await fc.assert(
    fc.asyncProperty(
      releases,
      fc.constantFrom(...NAMES.slice(1)).chain(release),
      async (remotes, next) => {
        const opened = await siteOf([shell(), ...remotes], { names: NAMES });
        const { name } = next.manifest;
        const given = remotes.flatMap(({ manifest }) => Object.keys(manifest.gives ?? {}));
        const isGiven = (path: string) =>
          given.some((one) =>
            [
              one,
              one.replace(/:.$/, '*'),
              `pages/${documentFile(one)}`,
              `raw/${documentFile(one)}`,
            ].includes(path),
          );
        const before = await outputs(opened.composer);
        await opened.deliver(seal(withHeading(next, 'Depois')));
        const after = await outputs(opened.composer);
        for (const [path, output] of before)
          if (
            ![name, COMPOSER].includes(output.of) &&
            !path.startsWith('waiting/') &&
            !isGiven(path)
          )
            expect(after.get(path), path).toEqual(output);
      },
    ),
    { numRuns: RUNS },
  );
}, 60_000);

test('a refused manifest of 120,000 paths costs files of a bound', async () => {
  const { deliver, composer } = await siteOf([shell()]);
  const pages = Array.from({ length: 120_000 }, (_, at) => ({ path: `/p${at}` }));
  await deliver(remote(), manifestSource(JSON.stringify({ pages })));
  expect([...(await outputs(composer))].length).toBeLessThan(1100);
});
