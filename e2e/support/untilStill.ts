import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing moves any more: what was not laid out at the first look has its place, and
 * transitions are over. Those keep real time, also under a fake clock.
 */
export async function untilStill(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-first-look');
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
}
