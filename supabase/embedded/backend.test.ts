import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imported, kindsOf, plan } from '../testing/sheets.ts';
import { openStore, type Store } from '../vacancies/store.ts';
import type { Vacancy } from '../vacancies/vacancy.ts';
import { openBackend } from './backend.ts';
import { SEED_FILE } from './prepare.ts';

const dataFolder = join(temporaryFolder(), 'data');
const options = { dataFolder, seedFile: SEED_FILE };
let backend: Awaited<ReturnType<typeof openBackend>>;

const offerId = (number: number) => `5e1f0c1a-000${number}-4a6b-8c00-00000000000${number}`;
const LIST = '/rest/v1/jobs?select=*&type=eq.job_offer';
const ask = (query: string) => backend.fetch(new Request(`http://localhost${LIST}${query}`));
const rows = Array.from({ length: 2000 }, (_, at) => `V${at};Operação ${at};02/03/2020`);
const sheet = ['Código;Cargo;Data', ...rows].join('\n');

/** The vacancies, asked for by the client of the site without a network. */
function offers() {
  const client = createClient('http://localhost', 'not checked', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
  return client.from('jobs').select('*', { count: 'exact' }).eq('type', 'job_offer');
}

beforeAll(() => {
  // As a creation that was interrupted leaves it.
  mkdirSync(join(dataFolder, 'postgres'), { recursive: true });
  writeFileSync(join(dataFolder, 'postgres/PG_VERSION'), '');
  writeFileSync(join(dataFolder, 'creating'), '');
});

// Creating a database takes seconds: each part opens the one that the part before it left.
describe('the embedded database', { shuffle: false }, () => {
  describe('a store of vacancies', () => {
    let store: Store;
    beforeAll(async () => {
      store = await openStore({}, dataFolder);
    });
    afterAll(() => store?.end());

    test('starts a creation over that was interrupted', async () => {
      expect(await store.read()).toEqual([]);
      expect(existsSync(join(dataFolder, 'creating'))).toBe(false);
    });

    test('takes a spreadsheet of 2,000 rows, once', async () => {
      await store.write(await imported(sheet));
      const read = await store.read();
      expect(read).toHaveLength(2000);
      expect(new Set(kindsOf(await plan(sheet, read)))).toEqual(new Set(['unchanged']));
    });

    test('writes all or none, and closes a vacancy', async () => {
      const [first, ...others] = await store.read();
      const good = { ...first, title: 'Outra' } as Vacancy;
      const bad = { ...first, id: '00000000-0000-8000-8000-000000000000', title: ' ' } as Vacancy;
      await expect(store.write([good, bad])).rejects.toThrow(/jobs_title_not_empty/);
      expect(await store.read()).toEqual([first, ...others]);
      await store.write([{ ...first, closed_at: new Date().toISOString() } as Vacancy]);
    });
  });

  describe('a visitor', () => {
    // The start adds the 17 of the example data; the one that was closed is not there.
    const OFFERS = 17 + 1999;
    beforeAll(async () => {
      backend = await openBackend(options);
    });

    test('reads the job offers newest first, and no résumé or closed vacancy is counted', async () => {
      const newestFirst = offers().order('created_at', { ascending: false });
      const { data, count } = await newestFirst.range(0, 99);
      expect(count).toBe(OFFERS);
      const times = data?.map((row) => Date.parse(row.created_at)) ?? [];
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(data?.[0]).toMatchObject({
        title: 'Auxiliar Administrativo',
        location_zip: '74015-040',
      });
    });

    test('gets every column in the shape of the specification, times as PostgREST writes them', async () => {
      const { data } = await offers().eq('id', offerId(1)).limit(1);
      const [row] = data ?? [];
      expect(Object.keys(row).sort()).toEqual(
        'benefits closed_at company_name created_at description id image_url location_zip pdf_resume_url requirements title type updated_at'.split(
          ' ',
        ),
      );
      expect(row.requirements).toHaveLength(7);
      expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
    });

    test('reaches rows beyond 1000 by ranges, without gap or repetition', async () => {
      const page = async (from: number, to: number) => {
        const newestFirst = offers().order('created_at', { ascending: false });
        const { data } = await newestFirst.order('id', { ascending: false }).range(from, to);
        return data?.map(({ id }) => id) ?? [];
      };
      const pages = [await page(0, 999), await page(1000, 1999), await page(2000, 2999)];
      expect(await page(0, 4999)).toEqual(pages[0]);
      expect(pages.map(({ length }) => length)).toEqual([1000, 1000, OFFERS - 2000]);
      expect(new Set(pages.flat()).size).toBe(OFFERS);
    });
  });

  describe('after a process that was killed', () => {
    beforeAll(async () => {
      await backend.close();
      const code = `import { openBackend } from '${import.meta.dirname}/backend.ts';
        await openBackend(${JSON.stringify(options)});
        process.kill(process.pid, 'SIGKILL');`;
      const words = [...process.execArgv, '--input-type=module', '-e', code];
      expect(spawnSync(process.execPath, words)).toMatchObject({ signal: 'SIGKILL' });
    });

    test('what was closed answers 503 until it is opened again, with the data that it left', async () => {
      expect((await ask('&order=created_at.desc')).status).toBe(503);
      backend = await openBackend(options);
      expect((await ask(`&id=eq.${offerId(1)}&limit=1`)).status).toBe(200);
    });
  });

  describe('data that cannot be opened', () => {
    beforeAll(() => backend.close());
    test('as it is of another version, can be deleted, says the message', async () => {
      writeFileSync(join(dataFolder, 'postgres/PG_VERSION'), '16\n');
      await expect(openBackend(options)).rejects.toThrow(
        `The data in ${dataFolder} is damaged or was made by another version of the database: ` +
          'delete that folder and start again, it is filled anew from the migrations and the seed.',
      );
    });
  });
});
