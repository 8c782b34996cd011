import type { Page } from '@playwright/test';

/** From here on time passes only when a test moves the page's clock, which must be installed. */
export const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Lets the browser's own timeouts follow the page's clock, which a test may move. */
export async function moveTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (duration) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), duration);
      return controller.signal;
    };
  });
}
