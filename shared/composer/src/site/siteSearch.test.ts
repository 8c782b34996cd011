import { MAP_PLACEHOLDER } from '@site/contract/placeholders.ts';
import { type SearchFile, searchIndexSchema } from '@site/contract/search.ts';
import { expect, test } from 'vitest';
import { addPage, type Build, edit, goodRemote, goodShell, seal } from '../testing/fixture.ts';
import { siteOf } from '../testing/openComposer.ts';

/** A build that says what can be found of it. */
function withSearch(build: Build, search: SearchFile): Build {
  build.manifest.search = 'search.json';
  build.files.set('search.json', JSON.stringify(search));
  return seal(build);
}

function remote(title: string, href = '/novo'): Build {
  const entries = [{ kind: 'page' as const, title, href }];
  return withSearch(goodRemote(), { topic: 'Novidades', entries });
}

const other = () =>
  withSearch(goodRemote('mf-velho', '/antigo', 'Antigo'), {
    entries: [{ kind: 'page', title: 'Antigo', href: '/antigo' }],
  });

/** A shell with the page that searches. */
function shell(): Build {
  const build = goodShell();
  addPage(build, '/busca', 'Busca');
  edit(build, 'pages/busca.html', (html) => html.replace('</h1>', `</h1>${MAP_PLACEHOLDER}`));
  return seal(build);
}

type Site = (path: string) => string | undefined;

const indexOf = (site: Site) => searchIndexSchema.parse(JSON.parse(site('root/busca.json') ?? ''));
const found = (site: Site) => indexOf(site).entries.map(({ title }) => title);

test('the index holds what all active releases say', async () => {
  const { deliver, site } = await siteOf([shell(), remote('Novo'), other()]);
  expect(found(site)).toEqual(['Novo', 'Antigo']);
  await deliver(remote('Mais novo'));
  expect(found(site)).toEqual(['Mais novo', 'Antigo']);
});

test('entries of another’s pages, and files that are none, are refused with the rule', async () => {
  const { deliver, site, refusal } = await siteOf([shell()]);
  await deliver(remote('Alheio', '/antigo'));
  expect(refusal()).toMatchObject({ rule: 'search', message: expect.stringContaining('/antigo') });
  const broken = remote('Novo');
  broken.files.set('search.json', '{');
  await deliver(seal(broken));
  expect(refusal()?.rule).toBe('search');
  expect(found(site)).toEqual([]);
});

test('the search page holds the map of the site, whole and raw', async () => {
  const { deliver, site } = await siteOf([shell(), remote('Novo')]);
  for (const tree of ['pages', 'raw']) {
    const html = site(`${tree}/busca.html`);
    expect(html).toContain('<h3>Novidades</h3>');
    expect(html).toContain('<a href="/novo">Novo</a>');
    expect(html).not.toContain('<!--');
  }
  await deliver(other());
  expect(site('pages/busca.html')).toContain('<a href="/antigo">Antigo</a>');
});
