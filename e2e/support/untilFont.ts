import type { Page } from '@playwright/test';

/** In a page: whether it stands in the site's own font. Until it has come, letters of the system do. */
export const isInFont = (): boolean =>
  [...document.fonts].some(
    ({ family, status }) => family.includes('Hyperlegible') && status === 'loaded',
  );

/** Waits until the page stands in the site's own font. */
export async function untilFont(page: Page): Promise<void> {
  await page.waitForFunction(isInFont);
}

/** The site's own font never comes: what moves then moves by itself, not by other letters. */
export async function withoutFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', () => {});
}
