import { expect, type Page } from '@playwright/test';

/**
 * Time passes, `step` milliseconds at a time, until something holds. What a timer does may need code that is
 * still on its way, and the timer may start late on a busy machine.
 */
export function passUntil(page: Page, step: number, holds: () => Promise<unknown>): Promise<void> {
  return expect(async () => {
    await page.clock.runFor(step);
    await holds();
  }).toPass();
}
