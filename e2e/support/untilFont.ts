import type { Page } from '@playwright/test';

/** Runs in the page: whether the site's font is loaded. A font that would move the screen is used on the next page. */
export const hasFont = (): boolean =>
  [...document.fonts].some(
    ({ family, status }) => family.includes('Hyperlegible') && status === 'loaded',
  );

/** Waits until the site's own font is here. */
export async function untilFont(page: Page): Promise<void> {
  await page.waitForFunction(hasFont);
}

/** Blocks the site's own font: layout shifts then do not come from a change of fonts. */
export async function withoutFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', () => {});
}
