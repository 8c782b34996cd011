import { certificates } from '@site/site/certificates.ts';
import { formatReais } from '@site/site/money.ts';
import { expect, test } from '../support/test.ts';

for (const path of ['/sobre', '/obrigado', '/excelencia-empresarial']) {
  for (const width of [390, 1440, 2560]) {
    test(`at ${width} px no petal of ${path} is cut at the lower edge of its section`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const cut = await page.evaluate(
        () =>
          [...document.querySelectorAll('main svg.absolute path.fill-gold')].filter((petal) => {
            const section = petal.closest('.overflow-hidden');
            const edge = section?.getBoundingClientRect().bottom ?? 0;
            return petal.getBoundingClientRect().bottom > edge;
          }).length,
      );
      expect(cut).toBe(0);
    });
  }
}

for (const path of ['/obrigado', '/blog', '/excelencia-empresarial', '/nada']) {
  test(`on a tall screen ${path} ends at the lower edge, not above it`, async ({
    page,
    consoleMessages,
  }) => {
    await page.setViewportSize({ width: 2560, height: 1900 });
    await page.goto(path);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeGreaterThanOrEqual(1900);
    consoleMessages.splice(0); // The browser itself complains about the status 404.
  });
}

test('titles and prices have a zero without a bar, in a font of its own', async ({ page }) => {
  await page.goto('/certificacao-digital');
  const price = page
    .getByText(formatReais(certificates['e-cnpj-a1'].price, true), { exact: true })
    .first();
  await expect(price).toHaveCSS('font-weight', '700');
  await page.evaluate(() => document.fonts.ready);
  const zero = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ unicodeRange }) => unicodeRange === 'U+30')
      .map(({ weight, status }) => ({ weight, status })),
  );
  expect(zero).toEqual([{ weight: '700', status: 'loaded' }]);
});
