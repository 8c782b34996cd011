import type { LogEvent } from '@site/composer/base/event.ts';
import { addPage, goodRemote } from '@site/composer/testing/fixture.ts';
import { BUDGET } from '@site/composer/validation/budget.ts';
import { checkContents } from '@site/composer/validation/contents/checkContents.ts';
import { REVISION_QUERY } from '@site/contract/queries.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { type Somewhere, somewhere } from '@site/platform/renderer/testing/somewhere.ts';
import type { TableServer } from '@site/platform/renderer/testing/tableServer.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { content as listings } from '../src/pages/listings/content.ts';
import { jobSearch, searchIndexSchema } from '../src/search/searchIndex.ts';
import { renderer } from './renderer.ts';
import { vacancyTable } from './testing/vacancyTable.ts';
import { MAX_VACANCIES } from './vacancies.ts';

/** The least that a build of mf-jobs consists of. */
function someBuild() {
  const build = goodRemote('mf-jobs', '/curriculos', 'Currículos');
  for (const path of ['/vagas', '/vagas/:vaga']) addPage(build, path, 'Esqueleto');
  return build;
}

let place: Somewhere;
let table: TableServer;
const events: LogEvent[] = [];

function start() {
  const onEvent = (event: LogEvent) => void events.push(event);
  return renderer.start({ ...place, fetch: table.fetch, onEvent });
}

beforeEach(() => {
  place = somewhere(someBuild());
  table = vacancyTable(20);
  events.length = 0;
});

const paths = () => place.manifest().pages.map(({ path }) => path);
const findings = () =>
  checkContents(place.manifest(), async (file) => Buffer.from(place.read(file)));

describe('what is published', () => {
  test('an example says that it is one, on the list and on its page', async () => {
    table.write('5e1f0c1a-0001-4a6b-8c00-000000000001', { title: 'Exemplo' });
    await start();
    const own = paths().find((path) => path.startsWith('/vagas/exemplo-')) ?? '';
    for (const path of ['/vagas', own]) expect(place.page(path)).toContain(listings.board.example);
    expect(place.page('/vagas/cargo7-7')).not.toContain(listings.board.example);
  });

  test('lists, a page for each vacancy, feed and search, next to the pages without data', async () => {
    table = vacancyTable(70);
    await start();
    expect(paths()).toHaveLength(1 + 2 + 70);
    expect(paths()).toEqual(
      expect.arrayContaining(['/curriculos', '/vagas', '/vagas/pagina/1', '/vagas/cargo7-7']),
    );
    expect(paths()).not.toContain('/vagas/:vaga');
    for (const [file, { sha256 }] of Object.entries(place.manifest().files))
      expect(sha256Of(place.read(file)), file).toBe(sha256);
    expect(await findings()).toEqual([]);

    const front = place.page('/vagas');
    expect(front).toContain('Cargo70');
    expect(front).toContain('"@type":"ItemList"');
    expect(front).not.toContain('"@type":"JobPosting"');
    expect(place.page('/vagas/cargo7-7')).toContain('"@type":"JobPosting"');
    expect(front).toContain('href="/vagas/pagina/1"');
    expect(front).toMatch(/role="status"[^>]*>70 vagas\. Lista atualizada em \d\d\/\d\d\/\d{4}/);
    expect(front).toContain('href="/vagas/feed.xml"');
    expect(place.page('/vagas/pagina/1')).toContain('Cargo1');

    const list = place.manifest().pages.find(({ path }) => path === '/vagas');
    expect(place.read(list?.feed ?? '')).toContain('<title>Cargo70 – Goiânia</title>');
    const index = /"index":"\/mf-jobs\/([^"]+)"/.exec(front)?.[1] ?? '';
    const search = jobSearch(searchIndexSchema.parse(JSON.parse(place.read(index))));
    expect(search('cargo7').map(({ path }) => path)).toContain('/vagas/cargo7-7');
  });

  test('the page of a vacancy holds all of it, its structured data and others like it', async () => {
    table.write('7', { requirements: [...'abcdefg'], benefits: [...'tuvwxyz'] });
    await start();
    const page = place.page('/vagas/cargo7-7');
    expect(page).toContain('<li>g</li>');
    expect(page).toContain('<li>z</li>');
    expect(page).toContain('"addressLocality":"Goiânia"');
    expect(page).toMatch(/"@type":"BreadcrumbList".*"position":3/);
    expect(page).toContain('Vagas parecidas');
    expect(page).toContain('<title data-page-head>Cargo7 – Goiânia | Ipê Empresarial</title>');
  });

  test('an empty table is an empty list with a way on, nothing to search, not the page that asks', async () => {
    table = vacancyTable(0);
    await start();
    const front = place.page('/vagas');
    expect(front).toMatch(/Nenhuma vaga disponível no momento\..*"https:\/\/wa\.me/s);
    expect(front).not.toContain('Buscar nas vagas');
    expect(await findings()).toEqual([]);
  });
});

describe('a change', () => {
  test('nothing changed: nothing is read but the revision, nothing is published', async () => {
    const service = await start();
    const before = place.read('manifest.json');
    table.asked.length = 0;
    await service.poll();
    expect(table.asked).toEqual([REVISION_QUERY]);
    expect(place.read('manifest.json')).toBe(before);
  });

  test('a vacancy that is filled says so, with others to look at, and is on no list, though a row cannot be read', async () => {
    const service = await start();
    // The oldest, too: it is not one that had no room.
    for (const id of ['1', '20']) table.remove(id);
    table.write('21', { created_at: 'infinity' });
    await service.poll();
    expect(place.page('/vagas')).not.toContain('cargo20-20"');
    const gone = place.manifest().pages.filter(({ status }) => status === 410);
    expect(gone.map(({ path }) => path).sort()).toEqual(['/vagas/cargo1-1', '/vagas/cargo20-20']);
    expect(place.page('/vagas/cargo20-20')).toContain('Esta vaga não está mais aberta');
    expect(place.page('/vagas/cargo20-20')).toContain('href="/vagas/cargo19-19"');
    expect(await findings()).toEqual([]);
  });
});

describe('the database', () => {
  test('stops: the pages stay; after a new start visitors are told how old the list is', async () => {
    const service = await start();
    const before = place.read('manifest.json');
    table.isUp = false;
    await service.poll();
    expect(place.read('manifest.json')).toBe(before);
    expect(events.map(({ event }) => event)).toContain('database does not answer');
    const again = await start();
    expect(paths()).toContain('/vagas/cargo7-7');
    expect(place.page('/vagas')).toContain('O banco de dados não responde desde');
    table.isUp = true;
    await again.poll();
    expect(place.page('/vagas')).not.toContain('O banco de dados não responde');
  });

  test('was never there: the build is published as it is, and the list when it comes', async () => {
    table.isUp = false;
    const service = await start();
    expect(place.page('/vagas')).toContain('<h1>Esqueleto</h1>');
    expect(paths()).toContain('/vagas/:vaga');
    table.isUp = true;
    await service.poll();
    expect(place.page('/vagas')).toContain('Cargo20');
  });

  test('ignores the filter and sends résumés: none is published, and the log says how many', async () => {
    table.write('21', { type: 'resume', title: 'Maria de Souza' });
    await start();
    expect(events[0]).toEqual({ event: 'rows of another type left out', rows: 1 });
    expect(JSON.stringify(events)).not.toContain('Maria');
    const files = Object.keys(place.manifest().files);
    expect(files.filter((file) => place.read(file).includes('Maria'))).toEqual([]);
  });

  test('holds a row that is no vacancy: it is left out and named, in the log and by the manifest', async () => {
    table.write('21', { title: ' ' });
    await start();
    expect(paths()).not.toContain('/vagas/21');
    expect(events[0]).toMatchObject({ event: 'rows left out', ids: '21' });
    const { notice } = place.manifest();
    expect(notice).toMatch(/^1 vacancies cannot be read .*: 21$/);
    expect(events.at(-1)).toEqual({ event: 'notice', why: notice });
  });
});

test('the manifest has room for all vacancies that are published, however long their texts are', async () => {
  const texts = {
    title: 'Ação "é" '.repeat(20),
    company_name: 'Ü'.repeat(200),
    description: 'é"'.repeat(900),
  };
  const bytes: number[] = [];
  for (const count of [20, 60]) {
    table = vacancyTable(0);
    for (let id = 1; id <= count; id += 1)
      table.write(`5e1f0c1a-0000-4a6b-8c00-${String(id).padStart(12, '0')}`, texts);
    await start();
    bytes.push(Buffer.byteLength(place.read('manifest.json')));
    place = somewhere(someBuild());
  }
  const [few = 0, many = 0] = bytes;
  expect((MAX_VACANCIES * (many - few)) / 40).toBeLessThan(4_700_000);
});

test('whatever a row holds is text everywhere, and no page grows beyond what is taken', async () => {
  const hostile = [
    '<!--#include virtual="/etc/passwd" -->',
    '<!--shell:head-->',
    '</script><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '\u202egnp.exe\u0000\u001b[31m',
    `</title>${'<'.repeat(100_000)}`,
  ];
  for (const [at, text] of hostile.entries()) {
    const list = Array.from({ length: 40 }, (_, item) => `${item} ${text}`);
    const link = `javascript:alert('${text.slice(0, 50)}')`;
    table.write(String(21 + at), {
      ...{ title: text, company_name: text, description: text, location_zip: text },
      ...{ requirements: list, benefits: list, image_url: link, pdf_resume_url: link },
    });
  }
  for (let id = 31; id <= 90; id += 1) table.write(String(id), { description: 'é'.repeat(99_999) });
  await start();
  expect(await findings()).toEqual([]);
  for (const { path, document, feed } of place.manifest().pages) {
    if (path === '/curriculos') continue;
    const html = place.read(document);
    expect(html.length).toBeLessThan(BUDGET.file);
    expect(html).not.toMatch(/<img|<!--#|alert\(1\)<\/script>|href="javascript:|\u202e/);
    if (!feed) continue;
    expect(place.read(feed)).not.toMatch(/<script|<img|<!--|\u202e/);
    expect(place.read(feed)).not.toMatch(/[^\P{Cc}\n]/u);
  }
});
