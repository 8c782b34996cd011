// @vitest-environment node
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offersOf, sources, startProcess, temporaryFolder } from '../testing/backends.ts';
import { imported, kindsOf, plan } from '../testing/sheets.ts';
import { openStore } from '../vacancies/openStore.ts';
import type { Store, Vacancy } from '../vacancies/store.ts';
import { openBackend } from './backend.ts';

const folder = temporaryFolder();
const dataFolder = join(folder, 'data');
const migrationsFolder = join(folder, 'migrations');
const options = { dataFolder, migrationsFolder, seedFile: sources.seedFile };
let backend: Awaited<ReturnType<typeof openBackend>>;

const offerId = (number: number) => `5e1f0c1a-000${number}-4a6b-8c00-00000000000${number}`;
const ask = (query: string, init?: RequestInit) =>
  backend.fetch(
    new Request(`http://localhost/rest/v1/jobs?select=*&type=eq.job_offer${query}`, init),
  );
const rows = Array.from(
  { length: 2000 },
  (_, at) => `V${at};Operação ${at};"Com""pania; Ação";"Linha 1\nLinha 2";Vale | Prêmio;02/03/2020`,
);
const sheet = ['Código;Cargo;Empresa;Descrição;Benefícios;Data', ...rows].join('\n');

beforeAll(() => {
  cpSync(sources.migrationsFolder, migrationsFolder, { recursive: true });
  // As a creation that was interrupted leaves it.
  mkdirSync(join(dataFolder, 'postgres'), { recursive: true });
  writeFileSync(join(dataFolder, 'postgres/PG_VERSION'), '');
  writeFileSync(join(dataFolder, 'creating'), '');
});
afterAll(() => backend?.close());

// Creating a database takes seconds: each part opens the one that the part before it left.
describe('the embedded database', { shuffle: false }, () => {
  describe('a store of vacancies', () => {
    let store: Store;
    beforeAll(async () => {
      store = await openStore({}, options);
    });
    afterAll(() => store?.end());

    it('starts a creation over that was interrupted', async () => {
      expect(await store.read()).toEqual([]);
      expect(existsSync(join(dataFolder, 'creating'))).toBe(false);
    });

    it('takes a spreadsheet of 2,000 rows, once', async () => {
      await store.write(await imported(sheet));
      const read = await store.read();
      expect(read).toHaveLength(2000);
      expect(read.find(({ title }) => title === 'Operação 7')).toMatchObject({
        company_name: 'Com"pania; Ação',
        description: 'Linha 1\nLinha 2',
        benefits: ['Vale', 'Prêmio'],
      });
      expect(new Set(kindsOf(await plan(sheet, read)))).toEqual(new Set(['unchanged']));
    });

    it('writes all or none, and closes a vacancy', async () => {
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

    it('reads the job offers newest first, and no résumé or closed vacancy is counted', async () => {
      const newestFirst = offersOf(backend).order('created_at', { ascending: false });
      const { data, count } = await newestFirst.range(0, 99);
      expect(count).toBe(OFFERS);
      const times = data?.map((row) => Date.parse(row.created_at)) ?? [];
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(data?.[0]).toMatchObject({
        title: 'Auxiliar Administrativo',
        location_zip: '74015-040',
      });
    });

    it('gets every column in the shape of the specification, times as PostgREST writes them', async () => {
      const { data } = await offersOf(backend).eq('id', offerId(1)).limit(1).single();
      expect(Object.keys(data).sort()).toEqual(
        'benefits closed_at company_name created_at description id image_url location_zip pdf_resume_url requirements title type updated_at'.split(
          ' ',
        ),
      );
      expect(data.requirements).toHaveLength(7);
      expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
    });

    it('finds no résumé by its id, whatever key they send', async () => {
      const forged = `Bearer x.${btoa('{"role":"service_role"}')}.x`;
      for (const headers of [{}, { apikey: 'sb_secret_guess', Authorization: forged }]) {
        const query = '&id=eq.5e1f0c1a-0101-4a6b-8c00-000000000101&limit=1';
        expect(await (await ask(query, { headers })).json()).toEqual([]);
      }
    });

    it('gets the same answer as many others at once', async () => {
      const answers = Array.from({ length: 60 }, async () =>
        (await ask('&order=created_at.desc&offset=0&limit=17')).text(),
      );
      expect(new Set(await Promise.all(answers)).size).toBe(1);
    });

    it('reaches rows beyond 1000 by ranges, without gap or repetition', async () => {
      const page = async (from: number, to: number) => {
        const newestFirst = offersOf(backend).order('created_at', { ascending: false });
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
      writeFileSync(
        join(migrationsFolder, '20990101000000_endless.sql'),
        `alter policy "Anyone may read job offers" on public.jobs using (
         id <> '${offerId(2)}' or (select count(*) from generate_series(1, 1e12)) > 0);`,
      );
      const backendFile = new URL('./backend.ts', import.meta.url).href;
      const other = await startProcess(
        `const { openBackend } = await import(${JSON.stringify(backendFile)});
       await openBackend(${JSON.stringify(options)})`,
      );
      await other.kill('SIGKILL');
    });

    it('what was closed answers 503 until it is opened again', async () => {
      expect((await ask('&order=created_at.desc')).status).toBe(503);
      backend = await openBackend(options);
    });

    const statusOf = async (number: number) =>
      (await ask(`&id=eq.${offerId(number)}&limit=1`)).status;

    it('the data is as that process left it', async () => {
      expect(await statusOf(1)).toBe(200);
    });

    it('a question that takes too long is given up with those behind it, and the next is answered', async () => {
      const answers = await Promise.all([1, 2, 1].map(statusOf));
      expect(answers).toEqual([200, 503, 503]);
      expect(await statusOf(1)).toBe(200);
    });
  });

  it.each([
    ['of another version', 'PG_VERSION', '16\n'],
    ['damaged', 'global/pg_control', 'x'],
  ])('data that is %s can be deleted, says the message', async (_what, name, spoilt) => {
    await backend.close();
    const file = join(dataFolder, 'postgres', name);
    const good = readFileSync(file);
    writeFileSync(file, spoilt);
    await expect(openBackend(options)).rejects.toThrow(
      `The data in ${dataFolder} is damaged or was made by another version of the database: ` +
        'delete that folder and start again, it is filled anew from the migrations and the seed.',
    );
    writeFileSync(file, good);
  });
});
