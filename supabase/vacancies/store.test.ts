import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend } from '../embedded/backend.ts';
import { countOffers, OPEN_TIMEOUT_MS, sources, temporaryFolder } from '../testing/backends.ts';
import { openStore } from './openStore.ts';
import { parseSheet } from './parseSheet.ts';
import { planImport } from './planImport.ts';
import { readSheet } from './readSheet.ts';
import type { Store } from './store.ts';
import type { Vacancy } from './vacancy.ts';

const folder = temporaryFolder();
const options = { dataFolder: folder, migrationsFolder: sources.migrationsFolder };
let store: Store;

/** An office's spreadsheet: Windows-1252, semicolons, quotes, empty lines. */
function spreadsheet(count: number): Uint8Array {
  const rows = Array.from({ length: count }, (_, at) =>
    [
      `V${at}`,
      `Operação ${at}`,
      `"Com""pania; Ação"`,
      '74015040',
      '"Linha 1\r\nLinha 2"',
      'Vale | Prêmio',
    ].join(';'),
  );
  const text = ['Código;Cargo;Empresa;CEP;Descrição;Benefícios', '', ...rows, ';;;;;', ''].join(
    '\r\n',
  );
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function importOf(file: Uint8Array, existing: readonly Vacancy[]) {
  const { rows, problems } = parseSheet(readSheet(file));
  expect(problems).toEqual([]);
  return planImport(rows, existing, new Date());
}

describe('vacancies in the embedded database', () => {
  beforeAll(async () => {
    store = await openStore(options);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => store.end().catch(() => undefined));

  it('come from a spreadsheet of 2,000 rows, once', async () => {
    const file = spreadsheet(2000);
    const plan = importOf(file, await store.read());
    expect(plan.added).toHaveLength(2000);
    await store.write(plan.added);
    const read = await store.read();
    expect(read).toHaveLength(2000);
    expect(read.find(({ title }) => title === 'Operação 7')).toMatchObject({
      company_name: 'Com"pania; Ação',
      description: 'Linha 1\nLinha 2',
      benefits: ['Vale', 'Prêmio'],
    });
    expect(importOf(file, read)).toMatchObject({ added: [], changed: [], unchanged: 2000 });
  });

  it('are written all or none', async () => {
    const [first] = await store.read();
    const before = await store.read();
    const good = { ...first, title: 'Outra' } as Vacancy;
    const bad = { ...first, id: '00000000-0000-8000-8000-000000000000', title: ' ' } as Vacancy;
    await expect(store.write([good, bad])).rejects.toThrow(/jobs_title_not_empty/);
    expect(await store.read()).toEqual(before);
  });

  it('that are closed cannot be read anonymously, and the change is seen', async () => {
    const [first] = await store.read();
    if (first) await store.write([{ ...first, closed_at: new Date().toISOString() }]);
    await store.end();
    const backend = await openBackend({ ...sources, dataFolder: folder });
    const count = await countOffers(backend);
    await backend.close();
    // The start adds the 17 of the example data.
    expect(count).toBe(1999 + 17);
  });
});

it('a Supabase project needs its service key', async () => {
  expect(() => openStore({ ...options, supabaseUrl: 'https://a.supabase.co' })).toThrow(
    /SUPABASE_SERVICE_KEY is missing/,
  );
});
