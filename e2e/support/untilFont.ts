import type { Page } from '@playwright/test';

/** In a page: whether the site's own font is in force. Where it would move the screen, the next page has it. */
export const hasFont = (): boolean =>
  [...document.fonts].some(
    ({ family, status }) => family.includes('Hyperlegible') && status === 'loaded',
  );

/** Waits until the site's own font is here. */
export async function untilFont(page: Page): Promise<void> {
  await page.waitForFunction(hasFont);
}

/** The site's own font never comes: what moves then moves by itself, not by other letters. */
export async function withoutFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', () => {});
}
