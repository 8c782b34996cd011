import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectSoon } from '../support/expectSoon.ts';
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

/** Counts how often the page itself is loaded. */
function loadsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** The page's text is what the server sends, whatever becomes of that in a browser. */
async function expectServed(page: Page, path: string): Promise<void> {
  await expect(pageOf(page)).toHaveAttribute('data-static', '');
  const html = await (await page.request.get(path)).text();
  const served = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return parsed.querySelector('main > [data-remote]')?.textContent ?? '';
  }, html);
  expect(await pageOf(page).evaluate((element) => element.textContent)).toBe(served);
  await expect(page.getByText('Ops! Algo deu errado')).toHaveCount(0);
}

test('a page that throws at once stays as it was served', async ({ page, consoleMessages }) => {
  await page.route(CODE('mf-institutional'), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: THROWS }),
  );
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

test('a page whose entry does not come is loaded anew once, then stays', async ({
  page,
  consoleMessages,
}) => {
  const loads = loadsOf(page);
  const toasts: string[] = [];
  await page.route(/Toasts|sonner/, (route) => {
    toasts.push(route.request().url());
    return route.abort();
  });
  await page.route(ENTRY('mf-channels'), (route) => route.abort());
  await page.goto('/canais-manifestacao');
  await expectServed(page, '/canais-manifestacao');
  expect(loads()).toBe(2);
  const notice = page.getByRole('status').filter({ hasText: NOTICE });
  await expect(notice).toBeVisible();
  expect(toasts).toEqual([]);
  expect(consoleMessages.join()).toContain('[mf-channels]');
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

test('a followed page without its code is loaded anew once', async ({ page, consoleMessages }) => {
  await page.route(ENTRY('mf-channels'), (route) => route.abort());
  await page.goto('/sobre');
  await expect(pageOf(page)).toHaveAttribute('data-hydrated', '');
  const loads = loadsOf(page);
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
