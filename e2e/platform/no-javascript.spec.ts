import { ALL_ROUTES, ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the pages of every remote read, and every link leads to a page that exists', async ({
  page,
  request,
}) => {
  const links = new Set<string>();
  for (const route of ALL_ROUTES) {
    const html = await (await request.get(route)).text();
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="(\/[^"#]*)/g)) links.add(href);
  }
  for (const [first = '/'] of Object.values(ROUTES)) {
    await page.goto(first);
    await expect(page.getByRole('heading', { level: 1 }), first).toBeVisible();
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
