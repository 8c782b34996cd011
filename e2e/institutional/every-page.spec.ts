import type { Page } from '@playwright/test';
import { ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const PATHS = ROUTES['mf-institutional'] ?? [];

/** The text of `<main>`, in the page or in the HTML as the server sent it. */
const mainText = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const root = source ? new DOMParser().parseFromString(source, 'text/html') : document;
    return root.querySelector('main')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  }, html);

test('every page says the same without JavaScript, and asks no server but the site’s own', async ({
  page,
}) => {
  test.slow();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(https?:\/\/localhost|data:)/.test(request.url())) elsewhere.push(request.url());
  });
  for (const path of PATHS) {
    const response = await page.goto(path);
    const [withScript, without] = [
      await mainText(page),
      await mainText(page, (await response?.text()) ?? ''),
    ];
    // Whether the office is open now is added by scripts.
    const now = /(Aberto|Fechado) agora\. Respondemos .*?\d+h(\d\d)?/;
    expect(withScript.replace(now, ''), path).toBe(without);
  }
  expect(elsewhere).toEqual([]);
});

test.describe('as rendered on the server', () => {
  test.use({ javaScriptEnabled: false });
  test.slow();

  test('pictures are described and keep their room; the way to the page is the one told to search engines', async ({
    page,
  }) => {
    for (const path of PATHS) {
      await page.goto(path);
      for (const picture of await page.getByRole('main').locator('picture').all()) {
        const image = picture.locator('img');
        await expect(image).toHaveAttribute('width', /^\d+$/);
        await expect(image).toHaveAttribute('height', /^\d+$/);
        await expect(image).toHaveAttribute('alt', /.{20,}/);
        await expect(picture.locator('source').first()).toHaveAttribute('type', 'image/avif');
        await expect(picture.locator('source').last()).toHaveAttribute('type', 'image/webp');
        const top = (await image.boundingBox())?.y ?? 0;
        const isBelow = top > (page.viewportSize()?.height ?? 0);
        if (isBelow) await expect(image).toHaveAttribute('loading', 'lazy');
      }
      if (path === '/') continue;
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const list = blocks
        .map((block) => JSON.parse(block))
        .find((block) => block['@type'] === 'BreadcrumbList');
      const names = list.itemListElement.map(({ name }: { name: string }) => name);
      expect(names[0], path).toBe('Início');
      const shown = page.getByRole('navigation', { name: 'Você está em' });
      // The thank-you page is the end of a way, not a place in the site.
      if (path === '/obrigado') await expect(shown).toHaveCount(0);
      else await expect(shown.getByRole('listitem'), path).toHaveText(names);
    }
  });
});
