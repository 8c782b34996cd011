import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend } from '../embedded/backend.ts';
import { countOffers, sources, temporaryFolder } from '../testing/backends.ts';
import { openStore } from './openStore.ts';
import { parseSheet } from './parseSheet.ts';
import { planImport } from './planImport.ts';
import { readSheet } from './readSheet.ts';
import type { Store } from './store.ts';
import type { Vacancy } from './vacancy.ts';

const dataFolder = temporaryFolder();
const options = { dataFolder, migrationsFolder: sources.migrationsFolder };
const rows = Array.from(
  { length: 2000 },
  (_, at) => `V${at};Operação ${at};"Com""pania; Ação";"Linha 1\nLinha 2";Vale | Prêmio`,
);
const sheet = ['Código;Cargo;Empresa;Descrição;Benefícios', ...rows].join('\n');
let store: Store;

const planOver = (existing: readonly Vacancy[]) =>
  planImport(parseSheet(readSheet(new TextEncoder().encode(sheet))).rows, existing, new Date());

describe('vacancies in the embedded database', () => {
  beforeAll(async () => {
    store = await openStore(options);
  });
  afterAll(async () => {
    await store.end().catch(() => undefined);
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('come from a spreadsheet of 2,000 rows, once', async () => {
    const { added } = planOver(await store.read());
    expect(added).toHaveLength(2000);
    await store.write(added);
    const read = await store.read();
    expect(read).toHaveLength(2000);
    expect(read.find(({ title }) => title === 'Operação 7')).toMatchObject({
      company_name: 'Com"pania; Ação',
      description: 'Linha 1\nLinha 2',
      benefits: ['Vale', 'Prêmio'],
    });
    expect(planOver(read)).toMatchObject({ added: [], changed: [], unchanged: 2000 });
  });

  it('are written all or none', async () => {
    const before = await store.read();
    const [first] = before;
    const good = { ...first, title: 'Outra' } as Vacancy;
    const bad = { ...first, id: '00000000-0000-8000-8000-000000000000', title: ' ' } as Vacancy;
    await expect(store.write([good, bad])).rejects.toThrow(/jobs_title_not_empty/);
    expect(await store.read()).toEqual(before);
  });

  it('that are closed cannot be read anonymously', async () => {
    const [first] = await store.read();
    if (first) await store.write([{ ...first, closed_at: new Date().toISOString() }]);
    await store.end();
    const backend = await openBackend({ ...sources, dataFolder });
    const count = await countOffers(backend);
    await backend.close();
    // The start adds the 17 of the example data.
    expect(count).toBe(1999 + 17);
  });
});

it('a Supabase project needs its service key', () => {
  expect(() => openStore({ ...options, supabaseUrl: 'https://a.supabase.co' })).toThrow(
    /SUPABASE_SERVICE_KEY is missing/,
  );
});
