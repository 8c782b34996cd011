import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { BACKEND, holdBackend, rangeOf, row, rows } from './backend.ts';

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

const failures = [
  {
    name: 'is stopped',
    text: /Não conseguimos falar com o servidor/,
    fail: (page: Page) => page.route(BACKEND, (route) => route.abort('connectionrefused')),
  },
  {
    name: 'answers garbage',
    text: /uma resposta que não conseguimos ler/,
    fail: (page: Page) =>
      page.route(BACKEND, (route) => route.fulfill({ body: '<!doctype html>' })),
  },
  {
    name: 'answers 401',
    text: /No API key found in request/,
    fail: (page: Page) =>
      page.route(BACKEND, (route) =>
        route.fulfill({ status: 401, json: { message: 'No API key found in request' } }),
      ),
  },
  {
    name: 'answers 500 with a page',
    text: /servidor de vagas está com um problema/,
    fail: (page: Page) =>
      page.route(BACKEND, (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' })),
  },
];

for (const { name, text, fail } of failures) {
  test(`when the backend ${name}, a red alert says so, and its retry button recovers`, async ({
    page,
    consoleMessages,
  }) => {
    await fail(page);
    await page.goto('/vagas');
    await expect(alertOf(page)).toContainText('Não foi possível carregar as vagas');
    await expect(alertOf(page)).toContainText(text);
    await expect(page.getByTestId('job-skeletons')).toHaveCount(0);
    await expectAccessible(page, 'main');
    await retry(page);
    await expectRecovered(page);
    expectOnlyNetworkMessages(consoleMessages);
  });
}

test('when the backend takes 10 seconds, the alert comes within 3, and its retry button recovers', async ({
  page,
  consoleMessages,
}) => {
  await page.clock.install();
  const backend = await holdBackend(page, [row()]);
  const asked = page.waitForRequest(BACKEND);
  await page.goto('/vagas');
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
  await page.goto('/vagas');
  await expect(alertOf(page)).toContainText('Algumas vagas não carregaram');
  await expect(cards(page)).toHaveCount(12);
  await expectAccessible(page, 'main [role=alert]');
  isBroken = false;
  await alertOf(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('1.010 vagas, mostrando de 1 a 12.')).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
  expectOnlyNetworkMessages(consoleMessages);
});

test('when the code that reads the vacancies does not come, the page says so and recovers', async ({
  page,
  consoleMessages,
}) => {
  await page.route('**/mf-jobs/assets/readJobs-*.js', (route) => route.abort());
  await page.goto('/vagas');
  await expect(alertOf(page)).toContainText('Uma parte desta página não carregou.');
  await retry(page);
  await expect(cards(page).first()).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
  expectOnlyNetworkMessages(consoleMessages);
});
