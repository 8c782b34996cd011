import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEvent } from '@site/composer/base/event.ts';
import { goodRemote } from '@site/composer/testing/fixture.ts';
import { checkContents } from '@site/composer/validation/contents/checkContents.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, courseBuild, start } from './testing/courses.tsx';
import { type Somewhere, somewhere } from './testing/somewhere.ts';
import { type TableServer, tableServer } from './testing/tableServer.ts';

const courses = (id: string) => ({ type: 'job_offer', title: `Curso ${id}` });

let place: Somewhere;
let table: TableServer;
const events: LogEvent[] = [];

function started() {
  const onEvent = (event: LogEvent) => void events.push(event);
  return start({ ...place, fetch: table.fetch, onEvent });
}

beforeEach(() => {
  place = somewhere(courseBuild());
  table = tableServer(3, courses);
  events.length = 0;
});

const documents = () =>
  new Map(place.manifest().pages.map(({ path, document }) => [path, document]));

test('a second remote publishes pages of rows of its own, which keep the contract', async () => {
  await started();
  const pages = ['/calendario', '/cursos', '/cursos/1', '/cursos/2', '/cursos/3'];
  expect([...documents().keys()].sort()).toEqual(pages);
  expect(place.page('/cursos')).toContain('<h1>Curso 3, Curso 2, Curso 1</h1>');
  expect(place.page('/cursos/2')).toContain('data-page-data="true">{"title":"Curso 2"}<');
  expect(place.page('/cursos/2')).toContain('<title data-page-head>Curso 2 | ');
  expect(place.read(place.manifest().search ?? '')).toContain('"href":"/cursos/3"');
  const read = async (file: string) => Buffer.from(place.read(file));
  expect(await checkContents(place.manifest(), read)).toEqual([]);
});

test('a row that changes renders its page and the list anew, and no other', async () => {
  const { poll } = await started();
  const before = documents();
  table.write('2', { title: 'Outro nome' });
  await poll();
  const changed = [...documents()].filter(([path, document]) => before.get(path) !== document);
  expect(changed.map(([path]) => path)).toEqual(['/cursos', '/cursos/2']);
  expect(place.manifest().revision).toMatch(/^[0-9a-f]{12}$/);
});

test('development makes the same pages and search entries of what the database says', async () => {
  const page = await answer('mf-cursos', '/cursos/2', table.fetch);
  expect(page).toMatchObject({ page: '/cursos/:curso', head: { title: 'Curso 2' } });
  const search = await answer('mf-cursos', '/mf-cursos/search.json', table.fetch);
  expect(search).toBeInstanceOf(Response);
  expect(search instanceof Response && (await search.text())).toContain('/cursos/3');
  table.asked.length = 0;
  expect(await answer('mf-cursos', '/calendario', table.fetch)).toBeUndefined();
  expect(table.asked).toEqual([]);
});

test('the date of a state is when it changed, not when it was asked for', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-30T12:00:00Z') });
  const kept = () => JSON.parse(readFileSync(place.memory, 'utf8'));
  const { poll } = await started();
  expect(kept()).toMatchObject({ changedAt: '2026-01-01T00:00:00.000Z' });
  vi.setSystemTime(new Date('2026-03-31T12:00:00Z'));
  table.write('2');
  await poll();
  expect(kept()).toMatchObject({
    changedAt: '2026-01-01T00:00:00.000Z',
    readAt: '2026-03-31T12:00:00.000Z',
  });
  table.write('2', { title: 'Outro nome' });
  await poll();
  expect(kept()).toMatchObject({ changedAt: '2026-03-31T12:00:00.000Z' });
});

test('a table without an end is given up, whatever it was packed into', async () => {
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1e7)) });
  table.fetch = async () => new Response(endless);
  await started();
  expect(events[0]).toMatchObject({ event: 'database does not answer' });
  expect(events[0]?.why).toContain('more than 100000000 bytes');
  expect(place.page('/cursos')).toContain('<h1>Esqueleto</h1>');
});

test('a page that belongs to none of the build is named', async () => {
  const { manifest } = goodRemote('mf-cursos', '/calendario', 'Calendário');
  writeFileSync(join(place.build, 'manifest.json'), JSON.stringify(manifest));
  await expect(started()).rejects.toThrow('/cursos: its page /cursos is none of the build');
});
