import { openPage } from '../support/hydrated.ts';
import { withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

test('the map waits for the visitor, and for Google', async ({ page, consoleMessages }) => {
  await withConsent(page);
  const elsewhere: string[] = [];
  let answers = false;
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    elsewhere.push(route.request().url());
    if (!answers) return route.abort();
    const isPicture = route.request().resourceType() === 'image';
    return isPicture
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        })
      : route.fulfill({ contentType: 'text/html', body: '<p>Mapa</p>' });
  });
  await openPage(page, '/contato');
  await expect(page).toHaveURL('/seja-parceiro');
  const map = page.getByRole('region', { name: 'Como chegar' });
  const button = map.getByRole('button', { name: 'Mostrar o mapa do Google' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('iframe')).toHaveCount(0);
  expect(elsewhere).toEqual([]);

  await button.click();
  await expect(map.getByRole('status')).toHaveText(/O outro site não respondeu/);
  await expect(map.getByText('Av. Anhanguera')).toBeVisible();
  await expect(map.locator('iframe')).toHaveCount(0);
  consoleMessages.length = 0; // The browser itself complains about what it cannot reach.
  answers = true;
  await button.click();
  await expect(
    map.frameLocator('iframe[title="Mapa com o endereço da associação"]').getByText('Mapa'),
  ).toBeVisible();
  const { origin } = new URL(elsewhere.at(-1) ?? '');
  expect(origin).toBe('https://www.google.com');
});
