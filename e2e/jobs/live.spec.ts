import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type OwnEdge, startOwnEdge } from '../support/ownEdge.ts';
import { ownPorts, PORTS } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { BACKEND, holdBackend, moveTimeouts, rangeOf, row, rows, serveRows } from './backend.ts';

/*
 * Where no list was ever published the page asks the backend itself, as it always did. This site has
 * no renderer: its pages are those of the build.
 */
let edge: OwnEdge;
const open = (page: Page, rest = '') => page.goto(`${edge.address}/vagas${rest}`);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const backend = `http://127.0.0.1:${PORTS.backend}/rest/v1/`;
  edge = await startOwnEdge(ownPorts(5), { backend });
});
test.afterAll(() => edge?.stopAll());

const alertOf = (page: Page) => page.getByRole('alert');
const cards = (page: Page) => page.getByRole('article');

/** Presses the retry button with the keyboard, the backend being well again. */
async function retry(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await alertOf(page).getByRole('button', { name: 'Tentar novamente' }).focus();
  await page.keyboard.press('Enter');
}

/** The list from the real database is here, and nothing of the error is left. */
async function expectRecovered(page: Page): Promise<void> {
  await expect(cards(page).first()).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Vagas abertas' })).toBeFocused();
}

/** The browser itself reports failed requests; nothing else may be said. */
function expectOnlyNetworkMessages(messages: string[]): void {
  expect(messages.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  messages.length = 0;
}

const failures: { text: RegExp; fail(route: Route): Promise<void> }[] = [
  {
    text: /Não conseguimos falar com o servidor/,
    fail: (route) => route.abort('connectionrefused'),
  },
  {
    text: /uma resposta que não conseguimos ler/,
    fail: (route) => route.fulfill({ body: '<!doctype html>' }),
  },
  {
    text: /recusou o acesso\. Ele respondeu: “No API key found in request”/,
    fail: (route) =>
      route.fulfill({ status: 401, json: { message: 'No API key found in request' } }),
  },
  {
    text: /servidor de vagas está com um problema/,
    fail: (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }),
  },
];

test('stopped, garbage, 401, 500: each time a red alert says so, and its retry button recovers', async ({
  page,
  consoleMessages,
}) => {
  let fail = failures[0]?.fail;
  await page.route(BACKEND, (route) => fail?.(route));
  await open(page);
  for (const { text, ...failure } of failures) {
    if (fail !== failure.fail) {
      fail = failure.fail;
      await alertOf(page).getByRole('button', { name: 'Tentar novamente' }).press('Enter');
    }
    await expect(alertOf(page)).toContainText('Não foi possível carregar as vagas');
    await expect(alertOf(page)).toContainText(text);
    await expect(page.getByTestId('job-skeletons')).toHaveCount(0);
  }
  await expectAccessible(page, 'main');
  await retry(page);
  await expectRecovered(page);
  expectOnlyNetworkMessages(consoleMessages);
});

test('when the backend takes 10 seconds, the alert comes within 3, and its retry button recovers', async ({
  page,
  consoleMessages,
}) => {
  await page.clock.install();
  await moveTimeouts(page);
  const backend = await holdBackend(page, [row()]);
  const asked = page.waitForRequest(BACKEND);
  await open(page);
  await asked;
  await expect(page.getByTestId('job-skeletons')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.clock.fastForward(3000);
  await expect(alertOf(page)).toContainText('demorou demais para responder');
  backend.answer();
  await page.clock.fastForward(7000);
  await expect(alertOf(page)).toBeVisible();
  await retry(page);
  await expectRecovered(page);
  expectOnlyNetworkMessages(consoleMessages);
});

test('when only a later part fails, what is here stays, and a retry brings the rest', async ({
  page,
  consoleMessages,
}) => {
  const all = rows(1010);
  let isBroken = true;
  await page.route(BACKEND, (route) => {
    const { offset } = rangeOf(route);
    if (offset > 0 && isBroken) return route.fulfill({ status: 503, body: '' });
    const headers = { 'content-range': `${offset}-/1010` };
    return route.fulfill({ json: all.slice(offset, offset + 1000), headers });
  });
  await open(page);
  await expect(alertOf(page)).toContainText('Algumas vagas não carregaram');
  await expect(cards(page)).toHaveCount(60);
  await expectAccessible(page, 'main [role=alert]');
  isBroken = false;
  await alertOf(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('1.010 vagas.')).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
  expectOnlyNetworkMessages(consoleMessages);
});

test('when the code that reads the vacancies does not come, the page says so and recovers', async ({
  page,
  consoleMessages,
}) => {
  await page.route('**/mf-jobs/assets/readJobs-*.js', (route) => route.abort());
  await open(page);
  await expect(alertOf(page)).toContainText('Uma parte desta página não carregou.');
  await retry(page);
  await expect(cards(page).first()).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
  expectOnlyNetworkMessages(consoleMessages);
});

test("an empty list says 'Nenhuma vaga disponível no momento.' and offers a way on", async ({
  page,
}) => {
  await serveRows(page, []);
  await open(page);
  await expect(page.getByText('Nenhuma vaga disponível no momento.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await expectAccessible(page, 'main');
});

test('a malformed row is skipped and reported, the others are shown, and markup is text', async ({
  page,
  consoleMessages,
}) => {
  const hostile = row({
    title: '<img src=x onerror=alert(1)>',
    description: '<script>alert(1)</script>',
    pdf_resume_url: 'javascript:alert(1)',
    requirements: null,
  });
  await serveRows(page, [hostile, row({ id: '78', created_at: 'ontem' }), row({ id: '79' })]);
  await open(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(page.locator('main [href^="javascript:"]')).toHaveCount(0);
  expect(consoleMessages.splice(0)).toEqual(['Malformed vacancies, not shown: 78']);
});

test('5,000 offers are read by ranges, 60 are in the document, and the search finds among all', async ({
  page,
}) => {
  const offsets = await serveRows(page, rows(5000));
  await open(page);
  const field = page.getByRole('textbox', { name: 'Buscar nas vagas' });
  const found = page.getByText('1 vaga encontrada.');
  await expect(page.getByText('5.000 vagas.')).toBeVisible();
  await expect(cards(page)).toHaveCount(60);
  expect(offsets).toEqual([0, 1000, 2000, 3000, 4000]);
  for (const words of ['VAGA 4321', 'vagas 4321']) {
    await field.fill(words);
    await expect(found).toBeVisible();
  }
  await page.getByRole('link', { name: 'Vaga 4321' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vaga 4321' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('vagas 4321');
  await expect(found).toBeVisible();
  for (const words of ['!!!', 'astronauta']) {
    await field.fill(words);
    await expect(page.getByText(`Nenhuma vaga encontrada para “${words}”.`)).toBeVisible();
  }
  await expectAccessible(page, 'main');
  await page.getByRole('search').getByRole('button', { name: 'Limpar' }).click();
  await expect(page.getByText('5.000 vagas.')).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`at ${width} px nothing moves when the offers take the place of the skeletons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const backend = await holdBackend(page, rows(14));
    await open(page);
    const skeletons = page.getByTestId('job-skeletons');
    await expect(skeletons.locator('> *')).toHaveCount(3);
    await page.evaluate(() => document.fonts.ready);
    const before = await skeletons.boundingBox();
    const search = await page.getByRole('textbox').boundingBox();
    backend.answer();
    await expect(page.getByRole('article')).toHaveCount(14);
    const after = await page.getByRole('article').first().boundingBox();
    expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width]);
    expect(await page.getByRole('textbox').boundingBox()).toEqual(search);
  });
}

test('offers come newest first, sixty to a page, and lead to their pages, which ask as well', async ({
  page,
}) => {
  await serveRows(page, rows(62));
  await open(page, '?pagina=2');
  const titles = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Vaga 61', 'Vaga 62']);
  await expect(page.getByRole('heading', { name: 'Vagas abertas' })).not.toBeFocused();
  await page.getByRole('link', { name: 'Vagas mais novas' }).click();
  await expect(titles).toHaveCount(60);
  await page.getByRole('link', { name: 'Vagas mais antigas' }).click();
  await expect(titles).toHaveText(['Vaga 61', 'Vaga 62']);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Vagas abertas' })).toBeFocused();
  await page.getByRole('link', { name: 'Vaga 62' }).click();
  await expect(page).toHaveURL(`${edge.address}/vagas/vaga-62-62`);
  await expect(page.getByRole('heading', { level: 1, name: 'Vaga 62' })).toBeVisible();
});

test('the page of a vacancy that is not there any more says so', async ({ page }) => {
  await serveRows(page, rows(3));
  await open(page, '/motorista-99');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Esta vaga não está mais aberta',
  );
  await page.getByRole('link', { name: 'Ver todas as vagas' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('the database is asked for offers, newest first, with the session’s token', async ({
  page,
}) => {
  const access = `${btoa('{}')}.${btoa('{"exp":99999999999}')}.c2ln`;
  await page.addInitScript((token) => {
    const user = { id: 'u', aud: 'authenticated' };
    const session = { access_token: token, refresh_token: 'r', token_type: 'bearer', user };
    const times = { expires_at: 99999999999, expires_in: 3600 };
    localStorage.setItem('sb-localhost-auth-token', JSON.stringify({ ...session, ...times }));
  }, access);
  await serveRows(page, rows(3));
  const asked = page.waitForRequest(BACKEND);
  await open(page);
  expect((await asked).headers().authorization).toBe(`Bearer ${access}`);
  const { searchParams } = new URL((await asked).url());
  expect([searchParams.get('select'), searchParams.get('type')]).toEqual(['*', 'eq.job_offer']);
  expect(searchParams.get('order')).toMatch(/^created_at\.desc/);
  await expect(cards(page)).toHaveCount(3);
});

test('where its code does not come it says what to do instead, too', async ({
  page,
  consoleMessages,
}) => {
  await page.route('**/mf-jobs/assets/remoteEntry-*.js', (route) => route.abort());
  await open(page);
  await expect(page.locator('main > [data-static]')).toBeAttached();
  await expect(page.getByText('Carregando vagas…')).toBeHidden();
  await expect(page.getByText('A lista de vagas precisa de JavaScript')).toBeVisible();
  consoleMessages.splice(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says what to do instead, and shows nothing that waits for ever', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Vagas de Emprego' })).toBeVisible();
    // By selector: the test's own queries by text and role leave out what is in a noscript.
    const help = page.locator('main noscript');
    await expect(help.locator('p')).toBeVisible();
    await expect(help.locator('p')).toContainText('A lista de vagas precisa de JavaScript');
    await expect(help.locator('a')).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await expect(page.getByText('Carregando vagas…')).toBeHidden();
    await expect(page.getByTestId('job-skeletons')).toBeHidden();
  });
});
