import type { Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { ROUTES } from '../support/routes.ts';
import { EDGE } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** React leaves a mark on every node it holds. */
const isHydrated = (page: Page, selector: string) =>
  page.evaluate(
    (query) =>
      Object.keys(document.querySelector(query) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  );

for (const [remote, [route = '/']] of Object.entries(ROUTES)) {
  test(`a page of ${remote} hydrates in silence`, async ({ page }) => {
    await page.goto(EDGE + route);
    await expectSoon(() => isHydrated(page, '#root')).toBe(true);
    await expectSoon(() => isHydrated(page, `[data-remote=${remote}]`)).toBe(true);
  });
}

test('React and the router are loaded once, whichever remotes are visited', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(new URL(response.url()).pathname);
  });
  await page.goto('/');
  // A link that is followed before is an ordinary one, and asks the cache for everything again.
  await expect(page.locator('nav[data-hydrated]')).toBeAttached();
  for (const name of ['Ouvidoria', 'Sobre']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('[data-remote]')).toHaveAttribute('data-page', /ouvidoria|sobre/);
  }
  await expectSoon(() => isHydrated(page, '[data-remote]')).toBe(true);
  const shared = scripts.filter((path) =>
    /__federation_shared_|react-dom|react-[\w-]+\.js$/.test(path),
  );
  expect(shared.filter((path) => !path.startsWith('/shell/'))).toEqual([]);
  expect(new Set(scripts).size).toBe(scripts.length);
});
