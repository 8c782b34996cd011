import { MAP_PLACEHOLDER } from '@site/contract/placeholders.ts';
import { type SearchFile, searchIndexSchema } from '@site/contract/search.ts';
import { expect, test } from 'vitest';
import { addPage, type Build, edit } from '../testing/fixture.ts';
import * as builds from '../testing/openComposer.ts';

/** What a build says can be found of it. */
const withSearch =
  (search: SearchFile | string) =>
  ({ manifest, files }: Build) => {
    manifest.search = 'search.json';
    files.set('search.json', typeof search === 'string' ? search : JSON.stringify(search));
  };

const remote = (title: string, href = '/novo') =>
  builds.remote(withSearch({ topic: 'Novidades', entries: [{ kind: 'page', title, href }] }));

const other = builds.other(
  withSearch({ entries: [{ kind: 'page', title: 'Antigo', href: '/antigo' }] }),
);

/** A shell with the page that searches. */
const shell = builds.shell(
  'Casca',
  (build) => addPage(build, '/busca', 'Busca'),
  (build) =>
    edit(build, 'pages/busca.html', (html) => html.replace('</h1>', `</h1>${MAP_PLACEHOLDER}`)),
);

type Site = (path: string) => string | undefined;

const indexOf = (site: Site) => searchIndexSchema.parse(JSON.parse(site('root/busca.json') ?? ''));
const found = (site: Site) => indexOf(site).entries.map(({ title }) => title);

test('entries of another’s pages, and files that are none, are refused with the rule', async () => {
  const { deliver, site, refusal } = await builds.siteOf([shell]);
  await deliver(remote('Alheio', '/antigo'));
  expect(refusal()).toMatchObject({ rule: 'search', message: expect.stringContaining('/antigo') });
  await deliver(builds.remote(withSearch('{')));
  expect(refusal()?.rule).toBe('search');
  expect(found(site)).toEqual([]);
});

test('the search page holds the map of the site, whole and raw', async () => {
  const { deliver, site } = await builds.siteOf([shell, remote('Novo')]);
  for (const tree of ['pages', 'raw']) {
    const html = site(`${tree}/busca.html`);
    expect(html).toContain('<h3>Novidades</h3>');
    expect(html).toContain('<a href="/novo">Novo</a>');
    expect(html).not.toContain('<!--');
  }
  await deliver(other);
  expect(site('pages/busca.html')).toContain('<a href="/antigo">Antigo</a>');
});
