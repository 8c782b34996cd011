import type { Manifest } from '@site/contract/manifest.ts';
import { isReserved } from '@site/contract/paths.ts';
import { understoodContract } from '@site/contract/publisher.ts';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import template from '@site/edge/nginx/edge.conf.template?raw';
import { expect, test } from 'vitest';
import { addPage, goodShell, seal, withHeading } from './testing/fixture.ts';
import {
  type Edit,
  next,
  openComposer,
  ownedSite,
  remote,
  shell,
  siteOf,
} from './testing/openComposer.ts';
import { feedOf } from './validation/addresses.ts';

const file =
  (name: string, text = 'export default 1;'): Edit =>
  ({ files }) =>
    files.set(name, text);
const page =
  (path: string, more = {}): Edit =>
  (build) =>
    addPage(build, path, 'Minha', more);
const heading =
  (html: string): Edit =>
  (build) =>
    withHeading(build, `Novo${html}`);
const says =
  (more: Partial<Manifest>): Edit =>
  ({ manifest }) =>
    Object.assign(manifest, more);
const group =
  (more: object): Edit =>
  ({ manifest }) =>
    Object.assign(manifest.groups.page ?? {}, more);
const each =
  (count: number, edit: (at: number) => Edit): Edit =>
  (build) => {
    for (let at = 0; at < count; at += 1) edit(at)(build);
  };
const redirect =
  (path: string): Edit =>
  ({ manifest }) =>
    Object.assign(manifest.redirects, { [path]: '/novo' });
const sheet =
  (at: number): Edit =>
  (build) => {
    file(`assets/${at}.css`, `/*${at}${'x'.repeat(190_000)}*/`)(build);
    build.manifest.groups.page?.stylesheets.push(`assets/${at}.css`);
  };

test.each<[string, Edit, string]>([
  ['a page of another', page('/antigo'), 'paths: /antigo is claimed by mf-velho already'],
  ['a closed page on a page', page('/antigo', { status: 410 }), 'paths: /antigo is'],
  ['the address of a closed page', page('/fechada'), 'paths: /fechada is'],
  ['a page that a pattern answers', page('/lista/minha'), 'mf-velho already, as /lista/:nome'],
  ['another pattern of the same addresses', page('/lista/:outro'), 'paths: /lista/:outro is'],
  ['a pattern around a page', page('/oferta/:minha'), 'paths: /oferta/:minha is'],
  ['a redirect of another', page('/mudou'), 'paths: /mudou is'],
  ['a redirect over a page', redirect('/antigo'), 'paths: /antigo is'],
  ['a redirect over a redirect', redirect('/mudou'), 'paths: /mudou is'],
  ['a kind of pages of another', page('/novo/2', { page: '/antigo' }), 'paths: /antigo is'],
  ['a kind around a page', page('/novo/2', { page: '/oferta/:x' }), 'paths: /oferta/:x is'],
  ['an address of the edge', page('/metrics'), 'paths: /metrics is reserved'],
  ['an address below one of the edge', page('/rest/v1'), 'paths: /rest/v1 is reserved'],
  ['a page of the shell', page('/busca'), 'paths: /busca is reserved'],
  ['its own path twice', redirect('/novo'), 'paths: /novo is claimed twice by mf-novo'],
  ['its entry outside of assets/', says({ entry: 'code/entry.js' }), 'below assets/'],
  ['a stylesheet there', group({ stylesheets: ['files/styles.css'] }), 'below assets/'],
  ['a module there', group({ preload: ['code/x.js'] }), 'below assets/'],
  ['a picture there', group({ sharing: { file: 'x.png', alt: '' } }), 'below assets/'],
  ['a group of a name of all objects', page('/x', { group: 'constructor' }), 'constructor'],
  // 401 of them took 700 MB.
  [
    'two pages of one document',
    ({ manifest: { pages } }) => pages.push(...pages.map((one) => ({ ...one, path: '/x' }))),
    'for each page',
  ],
  ['a million elements', heading('<p>'.repeat(1_000_000)), 'more than 100000 elements'],
  ['elements in elements', heading('<div>'.repeat(600)), 'more than 500 elements in one'],
  ['a large stylesheet', file('assets/styles.css', 'a{}'.repeat(350_000)), 'at most 200000'],
  ['35,000 files', each(35_000, (at) => file(`assets/${at}.js`, '')), 'files, at most 20000'],
  ['101 names of one file', each(101, (at) => file(`assets/${at}.js`)), 'at most 100'],
  [
    '150 pages with stylesheets of 4 MB in each',
    (build) => [each(150, (at) => page(`/n${at}`)), each(19, sheet)].map((edit) => edit(build)),
    'bytes in its pages together, at most 400000000',
  ],
  ['2,001 redirects', each(2001, (at) => redirect(`/n${at}`)), '2001 redirects, at most 2000'],
  ['21 patterns', each(21, (at) => page(`/novo/${at}/:nome`)), '21 patterns, at most 20'],
  [
    'a search file of a megabyte',
    (build) => {
      says({ search: 'data/search.json' })(build);
      file('data/search.json', `"${'x'.repeat(1e6)}"`)(build);
    },
    'at most 500000',
  ],
])(
  'a release with %s is refused with the reason, changes nothing, and the next one comes',
  async (_, spoil, why) => {
    const { deliver, site, refusal } = await ownedSite();
    const files = ['pages/antigo.html', 'state/edge.json', 'root/sitemap.xml', 'root/remotes.json'];
    const before = files.map(site);
    await deliver(next('Ruim', spoil));
    expect(`${refusal()?.rule}: ${refusal()?.message}`).toContain(why);
    expect(files.map(site)).toEqual(before);
    await deliver(next('De novo'));
    expect(site('pages/novo.html')).toContain('De novo');
  },
);

test('a file that browsers keep for a year may not change under its name', async () => {
  const { site, refusal } = await siteOf([shell(), remote(), remote(file('assets/Page.js'))]);
  expect(refusal()?.rule).toBe('immutable');
  expect(site('mf-novo/assets/Page.js')).toContain('scopeOfFixture');
});

const wide = file('assets/wide.css', 'header{top:0}');
const intoGroup = group({ stylesheets: ['assets/styles.css', 'assets/wide.css'] });
const importing = file('assets/a.js', 'import "./b.js";');
test.each([
  ['puts a sheet into a group', 'styles', [wide], [wide, intoGroup]],
  ['is without a module', 'scripts', [importing, file('assets/b.js')], [importing]],
])('a later state of a build that %s is checked anew', async (_, rule, before, after) => {
  const [first, later] = [remote(...before), remote(...after)];
  Object.assign(later.manifest, { build: first.manifest.build, revision: 'r2' });
  const { refusal } = await siteOf([shell(), first, later]);
  expect(refusal()?.rule).toBe(rule);
});

test.each<[string, Edit, string]>([
  ['a file in the place of the list of remotes', file('root/remotes.json', '[]'), 'paths'],
  ['a file in the place of the search', file('root/busca.json', '[]'), 'paths'],
  ['a file in the place of a feed', file('root/novo/feed.xml', '[]'), 'paths'],
  ['a file in the place of the feed of /', file('root/feed.xml', '[]'), 'paths'],
  ['no parts', ({ manifest }) => delete manifest.shell, 'shell'],
  ['no page of errors', ({ manifest }) => manifest.pages.shift(), 'shell'],
])('a shell with %s is refused', async (_, edit, rule) => {
  const feed = 'feeds/x.xml';
  const feeds = remote(file(feed, '<feed/>'), page('/x', { path: '/', page: '/' }), (build) => {
    for (const one of build.manifest.pages) one.feed = feed;
  });
  const { refusal, site } = await siteOf([shell(), feeds, shell('Outra', edit)]);
  expect(refusal('shell')?.rule).toBe(rule);
  expect(site('root/feed.xml')).toBe('<feed/>');
});

test('no page can be claimed where a location of nginx answers', () => {
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
  expect(answers.some((test) => test(feedOf('/')))).toBe(true);
  const words = new Set(locations.flatMap(([line]) => line.match(/[a-z0-9-]+/g) ?? []));
  const paths = [...words].flatMap((word) =>
    ['/*', '/*/x', '/x/*', '/mf-*'].map((path) => path.replace('*', word)),
  );
  const claimable = paths.filter((path) => !isReserved(path) && answers.some((test) => test(path)));
  expect(claimable).toEqual([]);
});

test('a remote that is ahead of the shell’s contract waits for the next shell', async () => {
  const { deliver, site, refusal } = await openComposer();
  const before = goodShell('Casca', {}, understoodContract.parse(CONTRACT_VERSION - 1));
  for (const build of [seal(before), remote()]) await deliver(build);
  expect(refusal()?.rule).toBe('contract');
  expect(site('pages/novo.html')).toBeUndefined();
  await deliver(shell('Casca nova'));
  expect(site('pages/novo.html')).toContain('Casca nova');
});
