import type { Page } from '@playwright/test';

/** An expression that says whether the site's own font has come. */
export const FONT = `[...document.fonts].some(({ family, status }) =>
  family.includes('Hyperlegible') && status === 'loaded')`;

/** Waits until the page stands in the site's own font: until then it stands in letters of the system. */
export async function untilFont(page: Page): Promise<void> {
  await page.waitForFunction(FONT);
}
