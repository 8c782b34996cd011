import { boxOf } from '../support/onPage.ts';
import { ALL_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('short pages end at the lower edge of a tall screen', async ({ page, consoleMessages }) => {
  await page.setViewportSize({ width: 2560, height: 1900 });
  for (const path of ['/obrigado', '/blog', '/excelencia-empresarial', '/nada']) {
    await page.goto(path);
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect(footer.bottom, path).toBeGreaterThanOrEqual(1900);
  }
  consoleMessages.length = 0; // The browser itself complains about the status 404.
});

test('a page says its prices in one form, all with cents or all without', async ({ page }) => {
  await page.goto('/robots.txt');
  for (const path of ALL_ROUTES) {
    const html = await (await page.request.get(path)).text();
    const text = await page.evaluate((source) => {
      const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
      for (const data of main?.querySelectorAll('script') ?? []) data.remove();
      return main?.textContent ?? '';
    }, html);
    const forms = [...text.matchAll(/R\$\s*[\d.]*\d(,\d\d)?/g)].map(([, cents]) => Boolean(cents));
    expect(new Set(forms).size, path).toBeLessThanOrEqual(1);
  }
});
