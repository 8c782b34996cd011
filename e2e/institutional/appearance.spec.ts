import { boxOf } from '../support/onPage.ts';
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
