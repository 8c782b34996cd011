import type { Page } from '@playwright/test';

/** Waits until the page stands in the site's own font: until then it stands in letters of the system. */
export async function untilFont(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Hyperlegible') && status === 'loaded',
    ),
  );
}
