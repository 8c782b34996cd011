import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TableServer } from '@site/platform/renderer/testing/tableServer.ts';
import { vacancyTable } from '../../mf-jobs/renderer/testing/vacancyTable.ts';
import { ask } from '../support/ask.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/*
 * The pages of a database that lives: publishers, renderer, composer and edge as processes of their
 * own, over a table that the test changes.
 */
let table: TableServer;
let server: Server;
let edge: OwnEdge;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  table = vacancyTable(70);
  server = createServer(async (request, response) => {
    try {
      const answer = await table.fetch(new URL(request.url ?? '/', 'http://localhost'));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const backend = `http://127.0.0.1:${port}/`;
  edge = await startOwnEdge(ownPorts(6), { backend, isRendered: true });
});
test.afterAll(async () => {
  await edge?.stopAll();
  server?.closeAllConnections();
  server?.close();
});

const get = (path: string) => ask(edge.address + path);
const html = async (path: string) => (await get(path)).text();

test('a row that is added, changed and removed is seen soon, in lists and on its page', async () => {
  expect(await html('/vagas')).toContain('Cargo70');
  expect((await html('/vagas')).match(/<article/g)).toHaveLength(60);
  expect((await html('/vagas/pagina/1')).match(/<article/g)).toHaveLength(10);
  table.write('71', { title: 'Padeiro' });
  await expectSoon(() => html('/vagas')).toContain('Padeiro');
  expect(await html('/vagas/padeiro-71')).toContain('>Padeiro</h1>');
  // What points to a page is written after it.
  await expectSoon(() => html('/sitemap.xml')).toContain('/vagas/padeiro-71<');

  table.write('71', { title: 'Padeiro de madrugada' });
  await expectSoon(() => html('/vagas/padeiro-71')).toContain('>Padeiro de madrugada</h1>');

  table.remove('71');
  await expectSoon(() => html('/vagas/padeiro-71')).toContain('Esta vaga não está mais aberta');
  expect((await get('/vagas/padeiro-71')).status).toBe(410);
  await expectSoon(() => html('/vagas')).not.toContain('padeiro-71');
  await expectSoon(() => html('/sitemap.xml')).not.toContain('/vagas/padeiro-71<');
});

test('a filled vacancy’s page is a page: header, footer, others to look at', async ({
  page,
  consoleMessages,
}) => {
  await page.goto(`${edge.address}/vagas/padeiro-71`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Padeiro de madrugada');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const others = page.getByRole('region', { name: 'Outras vagas para você' });
  await others.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cargo/);
  // The browser itself notes the status.
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining('410')]);
});

test('the database stops: pages stay; the renderer stops and starts: they stay, with their date', async ({
  page,
}) => {
  table.isUp = false;
  await edge.stop('renderer');
  expect(await html('/vagas')).toContain('Cargo70');
  await edge.start('renderer');
  await expectSoon(() => html('/vagas')).toContain('O banco de dados não responde desde');
  expect((await get('/vagas/cargo7-7')).status).toBe(200);
  await page.goto(`${edge.address}/vagas`);
  await expect(page.getByText(/O banco de dados não responde desde \d\d\/\d\d\//)).toBeVisible();
  table.isUp = true;
  await expectSoon(() => html('/vagas')).not.toContain('O banco de dados não responde');
});
