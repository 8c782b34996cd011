import type { Page } from '@playwright/test';

/** A slow line: none of these files comes until the returned function is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Holds all scripts but `early-*`, which answers before hydration. */
export const holdScripts = (page: Page) => hold(page, /\/assets\/(?!early-).*\.js$/);
