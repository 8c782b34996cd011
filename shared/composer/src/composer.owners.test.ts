import { documentFile } from '@site/contract/paths.ts';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Composer } from './composer.ts';
import { COMPOSER, planSite } from './site/plan.ts';
import { NO_OVERRIDES } from './store/overrides.ts';
import { sourcesOf } from './store/siteSources.ts';
import { addPage, goodRemote, goodShell, seal, withHeading } from './testing/fixture.ts';
import {
  brokenDisk,
  next,
  ownedSite,
  owner,
  remote,
  shell,
  siteOf,
  withNewNames,
} from './testing/openComposer.ts';
import { planAddresses } from './validation/addresses.ts';

describe('a path that its owner gives', () => {
  const gives = (path: string, to: string) =>
    owner(({ manifest, files }) => {
      manifest.gives = { [path]: to };
      files.set('files/x.txt', to);
    });
  const heir = (path: string) => next('Novo', (build) => addPage(build, path, 'Herdada'));

  test('stays until the other publisher has a page there, and comes back with it', async () => {
    const { deliver, site, refusal } = await ownedSite();
    await deliver(gives('/antigo', 'mf-novo'));
    expect(site('pages/antigo.html')).toContain('<h1>Antigo');
    await deliver(heir('/antigo'));
    expect(site('pages/antigo.html')).toContain('<h1>Herdada');
    expect(site('root/sitemap.xml')?.match(/\/antigo</g)).toHaveLength(1);
    await deliver(owner());
    expect(refusal('mf-velho')?.message).toContain('mf-novo');
    await deliver(remote());
    expect(site('pages/antigo.html')).toContain('<h1>Antigo');
  });

  test('may be a redirect: the page comes in its place', async () => {
    const { deliver, site } = await ownedSite();
    await deliver(gives('/mudou', 'mf-novo'));
    await deliver(heir('/mudou'));
    expect(site('pages/mudou.html')).toContain('Herdada');
    expect(JSON.parse(site('state/edge.json') ?? '').redirects).not.toHaveProperty('/mudou');
  });

  test('is no other publisher’s, and an operator’s word gives it as well', async () => {
    const { deliver, site, composer, refusal } = await ownedSite();
    await deliver(gives('/antigo', 'mf-outro'));
    await deliver(heir('/antigo'));
    expect(refusal()?.rule).toBe('paths');
    await composer.override({ ...NO_OVERRIDES, given: { '/antigo': 'mf-novo' } });
    await composer.finish();
    expect(site('pages/antigo.html')).toContain('Herdada');
  });
});

describe('a release that cannot be published takes back what came with it', () => {
  const { broken, disk } = brokenDisk();
  afterEach(() => {
    broken.part = '';
  });

  test('a page in the path that it left', async () => {
    const thief = seal(goodRemote('mf-velho', '/novo', 'Do outro'));
    const { deliver, site, composer, refusal } = await siteOf([shell(), remote(), thief], { disk });
    broken.part = '/mf-novo/assets/Page-2';
    const moves = seal(withNewNames(goodRemote('mf-novo', '/mudei', 'Mudei')));
    await deliver(moves);
    await composer.finish();
    expect(site('pages/novo.html')).toContain('<h1>Novo');
    expect(refusal('mf-velho')?.rule).toBe('paths');
    broken.part = '';
    await deliver(seal(withHeading(moves, 'Mudei de novo')));
    expect(site('pages/novo.html')).toContain('Do outro');
  });

  test('a remote that needs the new shell', async () => {
    const { deliver, site, composer, refusal } = await siteOf([shell(), remote()], { disk });
    await deliver(next('Precisa', ({ manifest }) => manifest.takes.push('novidade')));
    broken.part = '/shell/assets/new.css';
    const build = goodShell('Casca nova', { runtime: ['Link', 'novidade'] });
    build.files.set('assets/new.css', 'b{}');
    await deliver(seal(build));
    await composer.finish();
    expect(site('pages/novo.html')).toContain('<h1>Novo');
    expect(refusal()?.rule).toBe('runtime');
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
  const sources = sourcesOf(composer.store.releases);
  const plan = await planSite(sources, composer.store.blobs, new Map());
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
      async (remotes, fresh) => {
        const opened = await siteOf([shell(), ...remotes], { names: NAMES });
        const { name } = fresh.manifest;
        const given = new Set(
          remotes
            .flatMap(({ manifest }) => Object.keys(manifest.gives ?? {}))
            .flatMap((path) => [path, path.replace(/:.$/, '*'), documentFile(path)]),
        );
        const isGiven = (path: string) => given.has(path.replace(/^(pages|raw)\//, ''));
        const before = await outputs(opened.composer);
        await opened.deliver(seal(withHeading(fresh, 'Depois')));
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
  await deliver(remote(), () => JSON.stringify({ pages }));
  expect([...(await outputs(composer))].length).toBeLessThan(1100);
});

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
