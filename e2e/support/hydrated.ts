import type { Page } from '@playwright/test';
import { expectSoon } from './expectSoon.ts';

/** Waits until the page's own code has taken over: React leaves a mark on every node it holds. */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () =>
    page.evaluate(() => {
      const child = document.querySelector('[data-remote]')?.firstElementChild;
      return Object.keys(child ?? {}).some((key) => key.startsWith('__react'));
    });
  await expectSoon(isHydrated).toBe(true);
}
