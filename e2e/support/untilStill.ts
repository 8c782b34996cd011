import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing moves any more: what was below the screen is laid out, and
 * transitions are over. Those keep real time, also under a fake clock.
 */
export async function untilStill(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-offscreen-deferred');
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
}
