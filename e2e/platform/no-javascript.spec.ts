import { ALL_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript every page reads, and its links lead to pages that exist', async ({
  page,
  request,
}) => {
  const links = new Set<string>();
  for (const route of ALL_ROUTES) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    for (const href of hrefs) links.add(href.replace(/#.*/, ''));
  }
  for (const link of links) {
    expect((await request.get(link)).status(), link).toBe(200);
  }
});

test('without JavaScript a link is followed by the browser', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ouvidoria' }).click();
  await expect(page).toHaveURL('/ouvidoria');
});
