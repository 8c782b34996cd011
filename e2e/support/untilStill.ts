import type { Page } from '@playwright/test';

/** Waits until nothing moves any more: transitions keep real time, also under a fake clock. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
}
