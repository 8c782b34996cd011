import type { Locator, Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { hold } from '../support/hold.ts';
import { footerLink } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

/*
 * A page whose code is of no use stays what the server sent: finished HTML, without a word where
 * nothing is missed, and with a quiet one where a control would do nothing.
 */

const NOTICE = 'Alguns recursos desta página não carregaram.';
const ENTRY = (remote: string) => `**/${remote}/assets/remoteEntry-*.js`;
const CODE = (remote: string) => `**/${remote}/assets/Page-*.js`;
const THROWS = `export default function Page() { throw new Error('A página quebrou.'); }`;

const pageOf = (page: Page) => page.locator('main > [data-remote]');
const asScript = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

/** Counts how often the page itself is loaded. */
function loadsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** The page's text as the server sends it, whatever becomes of it in a browser. */
async function servedText(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return parsed.querySelector('main > [data-remote]')?.textContent ?? '';
  }, html);
}

async function expectServed(page: Page, path: string): Promise<void> {
  await expect(pageOf(page)).toHaveAttribute('data-static', '');
  expect(await pageOf(page).evaluate((element) => element.textContent)).toBe(
    await servedText(page, path),
  );
  await expect(page.getByText('Ops! Algo deu errado')).toHaveCount(0);
}

test('a page that throws at once stays as it was served', async ({ page, consoleMessages }) => {
  await page.route(CODE('mf-institutional'), asScript(THROWS));
  await page.goto('/sobre');
  await expectServed(page, '/sobre');
  await expect(page.getByText(NOTICE)).toBeHidden();
  expect(consoleMessages.join()).toMatch(/\[mf-institutional\].*A página quebrou\./);
  await expectAccessible(page);
  const loads = loadsOf(page);
  await footerLink(page, 'Ouvidoria').click();
  await expect(pageOf(page)).toHaveAttribute('data-remote', 'mf-channels');
  await expect(pageOf(page)).toHaveAttribute('data-hydrated', '');
  await footerLink(page, 'Sobre').click();
  await expect(pageOf(page)).toHaveAttribute('data-remote', 'mf-institutional');
  await expectServed(page, '/sobre');
  await expect(page).toHaveURL('/sobre');
  expect(loads()).toBe(0);
  consoleMessages.splice(0);
});

const missing = [
  { name: 'whose entry does not come', url: ENTRY, fail: (route: Route) => route.abort() },
  {
    name: 'whose code has no default export',
    url: CODE,
    fail: asScript('export const title = 1;'),
  },
  {
    name: 'whose chunk is gone',
    url: CODE,
    fail: (route: Route) => route.fulfill({ status: 404, body: 'Não' }),
  },
];

for (const { name, url, fail } of missing) {
  test(`a page ${name} is loaded anew once, then stays`, async ({ page, consoleMessages }) => {
    const loads = loadsOf(page);
    const toasts: string[] = [];
    await page.route(/Toasts|sonner/, (route) => {
      toasts.push(route.request().url());
      return route.abort();
    });
    await page.route(url('mf-channels'), fail);
    await page.goto('/canais-manifestacao');
    await expectServed(page, '/canais-manifestacao');
    expect(loads()).toBe(2);
    const notice = page.getByRole('status').filter({ hasText: NOTICE });
    await expect(notice).toBeVisible();
    expect(toasts).toEqual([]);
    expect(consoleMessages.join()).toContain('[mf-channels]');
    if (url === ENTRY) await expectNoticeWorks(page, notice);
    consoleMessages.splice(0);
  });
}

/** The notice is accessible, closes, and leads to the page with its code. */
async function expectNoticeWorks(page: Page, notice: Locator): Promise<void> {
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  const reload = notice.getByRole('button', { name: 'Recarregar' });
  await expectSoon(async () => (await reload.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.unroute(ENTRY('mf-channels'));
  await reload.click();
  await expect(pageOf(page)).toHaveAttribute('data-hydrated', '');
  await expect(notice).toBeHidden();
}

/** Answers as the site does, but for what the page requires of React. */
const requiringReact18 = async (route: Route) => {
  const response = await route.fetch();
  const body = (await response.text()).replace(
    /(data-requires="\{&quot;react&quot;:&quot;)[^&]*/,
    '$1^18.0.0',
  );
  await route.fulfill({ response, body });
};

test('a page that requires another React stays static', async ({ page, consoleMessages }) => {
  const loads = loadsOf(page);
  await page.route('**/ouvidoria', requiringReact18);
  await page.goto('/ouvidoria');
  await expectServed(page, '/ouvidoria');
  expect(loads()).toBe(1);
  expect(consoleMessages.join()).toMatch(
    /^\[mf-channels\] IncompatiblePackage: mf-channels requires react \^18\.0\.0; here runs 19\.[\d.]+\.$/m,
  );
  await page.unroute('**/ouvidoria');
  await page.route('**/pages/ouvidoria.html', requiringReact18);
  await page.goto('/sobre');
  await expect(pageOf(page)).toHaveAttribute('data-hydrated', '');
  await footerLink(page, 'Ouvidoria').click();
  await expect(pageOf(page)).toHaveAttribute('data-remote', 'mf-channels');
  await expect(pageOf(page)).toHaveAttribute('data-hydrated', '');
  await expect(page).toHaveURL('/ouvidoria');
  expect(loads()).toBe(3);
  consoleMessages.splice(0);
});

test('in an old tab cookies can be chosen', async ({ page, consoleMessages }) => {
  await page.goto('/sobre');
  await expect(pageOf(page)).toHaveAttribute('data-hydrated', '');
  await page.route('**/shell/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Não' }));
  await page.getByRole('button', { name: 'Preferências de cookies' }).click();
  const panel = page.getByRole('dialog', { name: 'Cookies e privacidade' });
  await panel.getByRole('checkbox', { name: 'Mapas' }).check();
  await panel.getByRole('button', { name: 'Salvar preferências' }).click();
  await expect(panel).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toContain('maps');
  // The toast that confirms it does not come, and the browser says so when it knows.
  await expectSoon(() => consoleMessages.join()).toContain('[shell]');
  consoleMessages.splice(0);
});

/** Opens a page from which links lead to mf-channels, whose code fails when it is `time`; counts what is loaded. */
async function openBesideChannels(page: Page, time?: Promise<void>): Promise<() => number> {
  await page.route(ENTRY('mf-channels'), async (route) => {
    await time;
    await route.abort();
  });
  await page.goto('/sobre');
  await expect(pageOf(page)).toHaveAttribute('data-hydrated', '');
  return loadsOf(page);
}

test('a followed page without its code is loaded anew once', async ({ page, consoleMessages }) => {
  const loads = await openBesideChannels(page);
  await page.getByRole('contentinfo').locator('a[href="/canais-manifestacao"]').click();
  await expect(page).toHaveURL('/canais-manifestacao');
  await expectServed(page, '/canais-manifestacao');
  await expect(page.getByText(NOTICE)).toBeVisible();
  expect(loads()).toBe(1);
  await footerLink(page, 'Sobre').click();
  await expect(page).toHaveURL('/sobre');
  await expect(page.getByText(NOTICE)).toBeHidden();
  consoleMessages.splice(0);
});

/** Follows the link to the search, at once or when the page begins to be left, where Playwright would wait. */
function goToSearch(page: Page, isLeft: boolean): Promise<void> {
  return page.evaluate((waits) => {
    const link = document.querySelector<HTMLElement>('header a[href="/busca"]');
    if (waits)
      addEventListener('beforeunload', () => setTimeout(() => link?.click()), { once: true });
    else link?.click();
  }, isLeft);
}

for (const isGoing of [false, true])
  test(`a slow reload covers no page that the visitor ${isGoing ? 'goes to' : 'went to'}`, async ({
    page,
    consoleMessages,
  }) => {
    const failure = Promise.withResolvers<void>();
    const loads = await openBesideChannels(page, failure.promise);
    const sendFirst = await hold(page, /:\d+\/ouvidoria$/);
    const sendNext = await hold(page, '**/pages/busca.html');
    await footerLink(page, 'Ouvidoria').click();
    await expect(page).toHaveURL('/ouvidoria');
    await goToSearch(page, !isGoing);
    failure.resolve();
    await expectSoon(loads).toBeGreaterThan(0);
    sendNext();
    await expectSoon(loads).toBe(2);
    sendFirst();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page).toHaveURL('/busca');
    consoleMessages.splice(0);
  });
