// @vitest-environment node
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { imported, kindsOf, plan } from '../testing/sheets.ts';
import { openStore } from './store.ts';
import type { Vacancy } from './vacancy.ts';

const SHEET =
  'Código;Cargo;Data\n1;Garçom;02/03/2026\n2;Padeiro;02/03/2026\n3;Motorista;02/03/2026';

let stop = () => {};
afterEach(() => stop());

/** A project whose setting “Max rows” is 2. It may answer nothing after the first part. */
async function projectOf(all: readonly Vacancy[], isCut = false) {
  const server = createServer(({ url }, response) => {
    const { searchParams } = new URL(url ?? '', 'http://localhost');
    const from = Number(searchParams.get('offset'));
    const sent = isCut && from > 0 ? [] : all.slice(from, from + 2);
    const rows = sent.map((row) => ({ ...row, type: 'job_offer' }));
    response.setHeader('content-range', `${from}-${from + rows.length - 1}/${all.length}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(rows));
  }).listen(0);
  stop = () => server.close();
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const embedded = { dataFolder: '', migrationsFolder: '' };
  return openStore({ SUPABASE_URL: url, SUPABASE_SERVICE_KEY: 'key' }, embedded);
}

it('a project that sends 2 rows at once is read whole: an import takes none for new', async () => {
  const all = await imported(SHEET);
  const read = await (await projectOf(all)).read();
  expect(read).toEqual(all);
  expect(kindsOf(await plan(SHEET, read))).toEqual(['unchanged', 'unchanged', 'unchanged']);
});

it('a project that does not send the others is an error that names its setting', async () => {
  const store = await projectOf(await imported(SHEET), true);
  await expect(store.read()).rejects.toThrow(
    'it sent 2 of 3 rows: raise its “Max rows” (max_rows)',
  );
});
