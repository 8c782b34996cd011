import { expect, test } from '../support/test.ts';

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px the search of the directory is in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/canais-manifestacao');
    await expect(page.getByRole('searchbox', { name: 'Buscar entidade' })).toBeInViewport({
      ratio: 1,
    });
  });
}
