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
