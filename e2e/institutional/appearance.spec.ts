import { boxOf } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

test('no petal is cut at the lower edge of its section, on narrow and wide screens', async ({
  page,
}) => {
  for (const path of ['/sobre', '/obrigado', '/excelencia-empresarial']) {
    await page.goto(path);
    for (const width of [390, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.evaluate(
        () =>
          [...document.querySelectorAll('main svg.absolute path.fill-gold')].filter((petal) => {
            const section = petal.closest('.overflow-hidden');
            const edge = section?.getBoundingClientRect().bottom ?? 0;
            return petal.getBoundingClientRect().bottom > edge;
          }).length,
      );
      expect(cut, `${path} at ${width} px`).toBe(0);
    }
  }
});

test('on a tall screen short pages end at the lower edge, not above it', async ({
  page,
  consoleMessages,
}) => {
  await page.setViewportSize({ width: 2560, height: 1900 });
  for (const path of ['/obrigado', '/blog', '/excelencia-empresarial', '/nada']) {
    await page.goto(path);
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect(footer.bottom, path).toBeGreaterThanOrEqual(1900);
  }
  consoleMessages.length = 0; // The browser itself complains about the status 404.
});
