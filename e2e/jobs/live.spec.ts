import type { Page } from '@playwright/test';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { renderedFolder } from '@site/platform/edge/edge.ts';
import { distFolder } from '@site/platform/project/apps.ts';
import type { TableServer } from '@site/platform/renderer/testing/tableServer.ts';
import { listen } from '@site/platform/server/listen.ts';
import { vacancyTable } from '../../mf-jobs/renderer/testing/vacancyTable.ts';
import { ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { hold } from '../support/hold.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts } from '../support/sites.ts';
import { moveTimeouts } from '../support/stopTime.ts';
import { expect, test } from '../support/test.ts';

/** Every request to the backend, wherever it is. */
const BACKEND = '**/rest/v1/**';

/*
 * A site whose vacancies are in a table that the test changes. At first it has no renderer: its pages are
 * those of the build, and where no list was ever published the page asks the backend itself. Then the
 * renderer starts, and publishers, renderer, composer and edge follow the table.
 */
let table: TableServer;
let backend: Awaited<ReturnType<typeof listen>>;
let edge: OwnEdge;
let isRendered = false;
let runFolder = '';
const open = (page: Page) => page.goto(`${edge.address}/vagas`);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  runFolder = temporaryFolder('edge-');
  table = vacancyTable(70);
  backend = await listen(0, ({ url }) => table.fetch(url));
  const rootOf = (app: string) =>
    isRendered && app === 'mf-jobs' ? renderedFolder(app, { runFolder }) : distFolder(app);
  const address = `http://127.0.0.1:${backend.port}/`;
  edge = await startOwnEdge(ownPorts(5), { backend: address, runFolder, rootOf });
});
test.afterAll(async () => {
  await edge?.stopAll();
  await backend?.close();
});

const alertOf = (page: Page) => page.getByRole('alert');
const cards = (page: Page) => page.getByRole('article');

/** Presses the retry button with the keyboard, the backend being well again. */
async function retry(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await alertOf(page).getByRole('button', { name: 'Tentar novamente' }).focus();
  await page.keyboard.press('Enter');
}

/** The browser itself reports failed requests; nothing else may be said. */
function expectOnlyNetworkMessages(messages: string[]): void {
  expect(messages.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  messages.length = 0;
}

test('a backend that hangs is an alert', { tag: '@errand' }, async ({ page, consoleMessages }) => {
  await page.clock.install();
  await moveTimeouts(page);
  const answer = await hold(page, BACKEND);
  const asked = page.waitForRequest(BACKEND);
  await open(page);
  await asked;
  await expect(page.getByTestId('job-skeletons').locator('> *')).toHaveCount(3);
  await expectAccessible(page, 'main');
  await page.clock.fastForward(3000);
  await expect(alertOf(page)).toContainText('Não foi possível carregar as vagas');
  await expect(alertOf(page)).toContainText('demorou demais para responder');
  answer();
  await page.clock.fastForward(7000);
  await expect(alertOf(page)).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page, 'main');
  await retry(page);
  await expect(cards(page).first()).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Vagas abertas' })).toBeFocused();
  expectOnlyNetworkMessages(consoleMessages);
});

test('a list whose code fails recovers', async ({ page, consoleMessages }) => {
  await page.route('**/mf-jobs/assets/readJobs-*.js', (route) => route.abort());
  await open(page);
  await expect(alertOf(page)).toContainText('Uma parte desta página não carregou.');
  await retry(page);
  await expect(cards(page).first()).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
  expectOnlyNetworkMessages(consoleMessages);
});

test('all offers that were read are shown, and searched', async ({ page }) => {
  // On a busy machine an answer takes long: the page never gives up.
  await page.addInitScript('AbortSignal.timeout = () => new AbortController().signal');
  await open(page);
  const titles = cards(page).getByRole('heading', { level: 3 });
  await expect(titles.first()).toHaveText('Cargo70');
  await expect(titles).toHaveCount(70);
  await page.getByRole('textbox', { name: 'Buscar nas vagas' }).fill('cargo21');
  await expect(page.getByText('1 vaga encontrada.')).toBeVisible();
  await expectAccessible(page, 'main');
  // By its id: an offer older than the newest 1,000 is in no list that was read.
  const own = page.waitForRequest(/id=eq\.21&/);
  await page.getByRole('link', { name: 'Cargo21' }).click();
  await own;
  await expect(page).toHaveURL(`${edge.address}/vagas/cargo21-21`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cargo21' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says what to do instead, and shows nothing that waits for ever', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Vagas de Emprego' })).toBeVisible();
    const help = page
      .getByRole('status')
      .filter({ hasText: 'A lista de vagas precisa de JavaScript' });
    await expect(help).toBeVisible();
    await expect(help.getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await expect(page.getByText('Carregando vagas…').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByTestId('job-skeletons')).toBeHidden();
  });
});

const get = (path: string) => ask(edge.address + path);
const html = async (path: string) => (await get(path)).text();

test('once a renderer runs, a row that is added, changed and removed is seen soon, in lists and on its page', async () => {
  isRendered = true;
  await edge.start('renderer');
  await edge.stop('mf-jobs');
  await edge.start('mf-jobs');
  await expectSoon(() => html('/vagas')).toContain('Cargo70');
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
