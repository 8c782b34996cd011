import type { Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { hold } from '../support/hold.ts';
import { openPage, untilHydrated } from '../support/hydrated.ts';
import { addLink, footerLink, markDocument } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

test('links lead from remote to remote', { tag: '@errand' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await openPage(page, '/sobre');
  const isSameDocument = await markDocument(page);
  await page.getByRole('button', { name: 'Acessibilidade' }).click();
  await page.getByRole('button', { name: /Aumentar/ }).click();
  await page.getByRole('button', { name: /Aumentar/ }).click();
  await expect(page.getByText('20 px')).toBeVisible();
  for (const [name, remote] of [
    ['Ouvidoria', 'mf-channels'],
    ['Quadro de Empregos', 'mf-jobs'],
    ['Convênios', 'mf-institutional'],
  ] as const) {
    await footerLink(page, name).click();
    await expect(page.locator(`[data-remote=${remote}][data-hydrated]`)).toBeVisible();
    const sheets = page.locator('link[data-page-style]');
    await expect(sheets).toHaveCount(1);
    await expect(sheets).toHaveAttribute('href', new RegExp(`^/${remote}/`));
    await expect(sheets).toHaveAttribute('media', 'all');
    await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  }
  expect(await isSameDocument()).toBe(true);
  expect(new Set(scripts).size).toBe(scripts.length);
});

const headOf = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('[data-page-head]')].map((tag) => tag.outerHTML),
  );

test('a page that a link leads to has its top, focus, title and head', async ({ page }) => {
  await page.goto('/vagas');
  const [title, opened] = [await page.title(), await headOf(page)];
  await openPage(page, '/politica-privacidade');
  await footerLink(page, 'Sobre').scrollIntoViewIfNeeded();
  await footerLink(page, 'Sobre').click();
  await expect(page).toHaveURL('/sobre');
  await expectSoon(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Ipê Empresarial' })).toHaveText(
    /Sobre.*\| Ipê/,
  );
  await page.getByRole('contentinfo').evaluate((footer) => footer.setAttribute('id', 'rodape'));
  await (await addLink(page, '/ouvidoria#rodape')).click();
  await expect(page).toHaveURL('/ouvidoria#rodape');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  // The address changes before the page does: a link put into the page before would go with it.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ouvidoria');
  await (await addLink(page, '/vagas')).click();
  await expect(page).toHaveTitle(title);
  expect(await headOf(page)).toEqual(opened);
});

test('each address of a pattern is its own canonical address', async ({ page }) => {
  const canonical = (path: string) => `https://ipe-empresarial.example${path}`;
  for (const path of ['/blog/economia', '/blog/eventos', '/blog/post/um-exemplo']) {
    const answer = await page.goto(`${path}?a=1`);
    expect(await answer?.headerValue('link')).toBe(`<${canonical(path)}>; rel="canonical"`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0);
  }
  for (const path of ['/sobre', '/blog/Economia', '/pages/blog/economia.html'])
    expect((await page.request.get(path)).headers(), path).not.toHaveProperty('link');
  await untilHydrated(page);
  await footerLink(page, 'Ouvidoria').click();
  const link = page.locator('link[rel=canonical]');
  await expect(link).toHaveAttribute('href', canonical('/ouvidoria'));
  await page.goBack();
  await expect(link).toHaveCount(0);
});

test('a page that is long on its way has a progress bar, after a moment', async ({ page }) => {
  await openPage(page, '/sobre');
  await page.route('**/pages/ouvidoria.html', () => {});
  await footerLink(page, 'Ouvidoria').click();
  const bar = page.getByRole('progressbar', { name: 'Carregando página' });
  const widths = await bar.evaluate((element) =>
    [149, 250].map((milliseconds) => {
      for (const animation of element.getAnimations()) animation.currentTime = milliseconds;
      return element.getBoundingClientRect().width;
    }),
  );
  expect(widths[0]).toBe(0);
  expect(widths[1]).toBeGreaterThan(0);
});

test('a page is read and used before its code is here', async ({ page }) => {
  await openPage(page, '/ouvidoria');
  const release = await hold(page, '**/mf-institutional/assets/*.js');
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/certificacao-digital"]')?.click(),
  );
  await expect(page).toHaveURL('/certificacao-digital');
  await expect(page.getByRole('main')).toBeFocused();
  const question = page.locator('details').first();
  await question.locator('summary').click();
  release();
  await untilHydrated(page);
  await expect(question).toHaveAttribute('open');
});
