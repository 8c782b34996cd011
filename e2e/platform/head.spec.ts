import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { addLink, footerLink } from '../support/onPage.ts';
import { ALL_ROUTES } from '../support/routes.ts';
import { EDGE, START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const headOf = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) =>
      document.head.querySelector(selector)?.getAttribute('content');
    return {
      title: document.title,
      description: content('meta[name=description]'),
      canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href'),
      robots: content('meta[name=robots]'),
      ogTitle: content('meta[property="og:title"]'),
      ogUrl: content('meta[property="og:url"]'),
      ogDescription: content('meta[property="og:description"]'),
      card: content('meta[name="twitter:card"]'),
      tags: document.head.querySelectorAll('[data-page-head]:not([type])').length,
    };
  });

test('the head after in-page navigation is the same as when the page is opened', async ({
  page,
}) => {
  await page.goto('/vagas');
  const opened = await headOf(page);
  await page.goto('/sobre');
  await untilHydrated(page);
  await footerLink(page, 'Ouvidoria').click();
  // The address changes before the page does: a link put into the page before would go with it.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ouvidoria');
  await (await addLink(page, '/vagas')).click();
  await expect(page).toHaveTitle(opened.title);
  expect(await headOf(page)).toEqual(opened);
});

test('robots are told to index, and canonical and sharing tags agree', async ({ page }) => {
  await page.goto('/seja-parceiro');
  const head = await headOf(page);
  expect(head.robots).toBe('index, follow');
  expect(head.canonical).toBe('https://ipe-empresarial.example/seja-parceiro');
  expect(head.ogUrl).toBe(head.canonical);
  expect(head.ogTitle).toBe(head.title);
  expect(head.ogDescription).toBe(head.description);
  expect(head.card).toBe('summary_large_image');
});

test('each address of a pattern is its own canonical address, by header and in the head', async ({
  page,
}) => {
  const canonical = (path: string) => `https://ipe-empresarial.example${path}`;
  for (const path of ['/blog/economia', '/blog/eventos', '/blog/post/um-exemplo']) {
    for (const address of [START, EDGE]) {
      const answer = await page.goto(`${address}${path}?a=1`);
      expect(await answer?.headerValue('link')).toBe(`<${canonical(path)}>; rel="canonical"`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical(path));
      expect((await headOf(page)).ogUrl).toBe(canonical(path));
    }
  }
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ouvidoria' }).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    canonical('/ouvidoria'),
  );
  await page.goBack();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    canonical('/blog/post/um-exemplo'),
  );
  for (const path of ['/sobre', '/blog/Economia', '/pages/blog/economia.html']) {
    expect((await page.request.get(path)).headers(), path).not.toHaveProperty('link');
  }
});

test('the not-found page stays out of search results', async ({ request }) => {
  const html = await (await request.get('/nada')).text();
  expect(html).toContain('name="robots" content="noindex, follow"');
  expect(html).not.toMatch(/rel="canonical"|property="og:/);
});

test('titles have at most 60 characters, descriptions 160; each page has a picture for link previews', async ({
  request,
}) => {
  const pictures = new Map<string, string>();
  for (const route of ALL_ROUTES) {
    const html = await (await request.get(route)).text();
    const content = (name: string) =>
      new RegExp(`property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect([content(':width'), content(':height')], route).toEqual(['1200', '630']);
    expect(content(':alt').length, route).toBeGreaterThan(2);
    const title = /<title data-page-head>([^<]*)</.exec(html)?.[1] ?? '';
    expect([...title.replace(' | Ipê Empresarial', '')].length, route).toBeLessThanOrEqual(60);
    const description = /name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(description.length, route).toBeGreaterThan(19);
    expect([...description].length, route).toBeLessThanOrEqual(160);
    const { origin, pathname } = new URL(content(''));
    expect(origin, route).toBe('https://ipe-empresarial.example');
    const kind = route.replace(/^\/vagas\/pagina\/.*/, '/vagas');
    expect(pictures.get(pathname) ?? kind, route).toBe(kind);
    pictures.set(pathname, kind);
  }
  for (const pathname of pictures.keys()) {
    const answer = await request.get(pathname);
    expect(answer.headers()['content-type'], pathname).toBe('image/jpeg');
    expect(answer.headers()['cache-control'], pathname).toContain('immutable');
    expect((await answer.body()).length, pathname).toBeLessThan(100_000);
  }
});
