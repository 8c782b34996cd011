import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('links followed one after the other end at the last', async ({ page }) => {
  await page.goto('/sobre');
  await untilHydrated(page);
  await page.evaluate(() => {
    for (const path of ['/ouvidoria', '/servicos', '/politica-privacidade']) {
      document
        .querySelector<HTMLAnchorElement>(`footer a[href="${path}"], header a[href="${path}"]`)
        ?.click();
    }
  });
  await expect(page).toHaveURL('/politica-privacidade');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('privacidade');
  await untilHydrated(page);
});

test('a page is read and used before its code is here', async ({ page }) => {
  await page.goto('/ouvidoria');
  await untilHydrated(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/mf-institutional/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/certificacao-digital"]')?.click(),
  );
  await expect(page).toHaveURL('/certificacao-digital');
  await expect(page.getByRole('main')).toBeFocused();
  const question = page.locator('details').first();
  await question.locator('summary').click();
  held.resolve();
  await untilHydrated(page);
  await expect(question).toHaveAttribute('open');
});

test('the hints of what other remotes need are few bytes', async ({ request }) => {
  const hints = await (await request.get('/remotes.json')).body();
  expect(hints.length).toBeLessThan(3000);
});
