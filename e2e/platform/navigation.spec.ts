import type { Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { addLink, footerLink } from '../support/onPage.ts';
import { stopTime } from '../support/stopTime.ts';
import { expect, test } from '../support/test.ts';

/** Set once; gone if the browser loads a whole page. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await mark(page);
}

test('links lead from remote to remote without loading the page anew, each with its own stylesheet', async ({
  page,
}) => {
  await openReady(page, '/sobre');
  await footerLink(page, 'Ouvidoria').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ouvidoria');
  const sheets = page.locator('link[data-page-style]');
  await expect(sheets).toHaveCount(1);
  await expect(sheets).toHaveAttribute('href', /^\/mf-channels\//);
  await expect(sheets).toHaveAttribute('media', 'all');
  await footerLink(page, 'Sobre').click();
  await expect(page).toHaveURL('/sobre');
  expect(await isSameDocument(page)).toBe(true);
});

test('a new page starts at its top, with focus on its content and its title announced', async ({
  page,
}) => {
  await openReady(page, '/politica-privacidade');
  await footerLink(page, 'Sobre').scrollIntoViewIfNeeded();
  await footerLink(page, 'Sobre').click();
  await expect(page).toHaveURL('/sobre');
  await expectSoon(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Ipê Empresarial' })).toHaveText(
    /Sobre.*\| Ipê/,
  );
});

test('the scroll to the top is repeated after 50 and after 200 milliseconds', async ({ page }) => {
  await page.clock.install();
  await openReady(page, '/');
  await page.evaluate(() => {
    const jumps: number[] = [];
    Object.assign(window, { jumps });
    const original = window.scrollTo.bind(window);
    window.scrollTo = (...args: unknown[]) => {
      jumps.push(Date.now());
      original(...(args as [ScrollToOptions]));
    };
  });
  await stopTime(page);
  const jumps = () => page.evaluate(() => (window as unknown as { jumps: number[] }).jumps.length);
  await footerLink(page, 'Sobre').click();
  await expect(page).toHaveURL('/sobre');
  await expectSoon(jumps).toBeGreaterThan(0);
  const first = await jumps();
  await page.clock.runFor(50);
  const second = await jumps();
  await page.clock.runFor(150);
  expect([second - first, (await jumps()) - second]).toEqual([1, 1]);
});

test('a link that is being pressed while a new page scrolls to its top is followed', async ({
  page,
}) => {
  await page.clock.install();
  await openReady(page, '/');
  await stopTime(page);
  await footerLink(page, 'Sobre').click();
  await expect(page).toHaveURL('/sobre');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Uma associação');
  // Without a wheel or a key: those stop the scroll, too.
  await footerLink(page, 'Ouvidoria').hover();
  await page.mouse.down();
  await page.clock.runFor(200);
  await page.mouse.up();
  await expect(page).toHaveURL('/ouvidoria');
});

test('a link with a hash does not scroll to the top', async ({ page }) => {
  await openReady(page, '/sobre');
  await page.getByRole('contentinfo').evaluate((footer) => footer.setAttribute('id', 'rodape'));
  await (await addLink(page, '/ouvidoria#rodape')).click();
  await expect(page).toHaveURL('/ouvidoria#rodape');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('back and forward restore the page and where the visitor was', async ({ page }) => {
  await openReady(page, '/politica-privacidade');
  await page.evaluate(() => {
    document.body.style.minHeight = '4000px';
    window.scrollTo(0, 700);
  });
  await expectSoon(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/sobre"]')?.click(),
  );
  await expect(page).toHaveURL('/sobre');
  await expectSoon(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/politica-privacidade');
  await expectSoon(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL('/sobre');
  expect(await isSameDocument(page)).toBe(true);
});

test('the redirect of the contact page holds in navigation too', async ({ page }) => {
  await openReady(page, '/sobre');
  await (await addLink(page, '/contato')).click();
  await expect(page).toHaveURL('/seja-parceiro');
  expect(await isSameDocument(page)).toBe(true);
});

test('a link that is hovered or focused has its document and its module fetched before the click', async ({
  page,
}) => {
  await openReady(page, '/sobre');
  const document = page.waitForRequest('**/pages/ouvidoria.html');
  const module = page.waitForRequest('**/mf-channels/assets/remoteEntry-*.js');
  await footerLink(page, 'Ouvidoria').focus();
  await Promise.all([document, module]);
});

test('document, stylesheet and modules are asked for at once when nothing was prefetched', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/sobre');
  // The document never comes, so that nothing but the hints can have named the others.
  await page.route('**/pages/ouvidoria.html', () => {});
  await expect(async () => {
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/ouvidoria"]')?.click(),
    );
    for (const file of [
      /^\/mf-channels\/assets\/.*\.css$/,
      /^\/mf-channels\/assets\/remoteEntry-/,
    ]) {
      expect(asked.some((path) => file.test(path))).toBe(true);
    }
  }).toPass();
});

test('a thin progress bar shows when a page takes more than 150 milliseconds', async ({ page }) => {
  await page.clock.install();
  await openReady(page, '/sobre');
  await page.route('**/pages/ouvidoria.html', () => {});
  await stopTime(page);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/ouvidoria"]')?.click(),
  );
  const bar = page.getByRole('progressbar', { name: 'Carregando página' });
  await page.clock.runFor(100);
  await expect(bar).toBeHidden();
  await page.clock.runFor(100);
  await expect(bar).toBeVisible();
});

test('state of the shell survives a navigation from remote to remote', async ({ page }) => {
  await openReady(page, '/sobre');
  await page.getByRole('button', { name: 'Acessibilidade' }).click();
  await page.getByRole('button', { name: /Aumentar/ }).click();
  await page.getByRole('button', { name: /Aumentar/ }).click();
  await expect(page.getByText('20 px')).toBeVisible();
  await footerLink(page, 'Ouvidoria').click();
  await expect(page).toHaveURL('/ouvidoria');
  await expect(page.locator('[data-remote=mf-channels]')).toBeVisible();
  await expect(page.getByText('20 px')).toBeVisible();
});

test('links that ask for something else keep it', async ({ page, context }) => {
  await openReady(page, '/sobre');
  const opened = context.waitForEvent('page');
  await footerLink(page, 'Ouvidoria').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/ouvidoria');
  await expect(page).toHaveURL('/sobre');
});
