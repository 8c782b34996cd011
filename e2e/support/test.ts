import { test as base, expect } from '@playwright/test';
import { cpuSeconds } from '@site/platform/testing/cpuSeconds.ts';

interface Fixtures {
  /** What the page said on its console as a warning or an error, and uncaught errors. */
  consoleMessages: string[];
  /** Notes the CPU seconds of each test for the report. */
  cpu: undefined;
}

/** Of this worker, at the end of its last test: hooks count to the test that they ran for. */
let counted = cpuSeconds();

/**
 * Playwright's test; it fails on every warning and error of a page, but not on those of other sites. After
 * a test sets the window's size, it continues once the page is drawn: pages react to their size then.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled, consoleMessages }, use) => {
    page.on('console', (message) => {
      // That another site is not reached may be said as late as on the next page.
      const isOfAnother = message.location().url.startsWith('https:');
      if (['warning', 'error'].includes(message.type()) && !isOfAnother)
        consoleMessages.push(message.text());
    });
    page.on('pageerror', (error) => consoleMessages.push(String(error)));
    const resize = page.setViewportSize.bind(page);
    page.setViewportSize = async (size) => {
      await resize(size);
      if (javaScriptEnabled) await page.evaluate(untilDrawn);
    };
    await use(page);
    expect(consoleMessages, 'the console stays silent').toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  consoleMessages: async ({}, use) => use([]),
  cpu: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use, info) => {
      await use(undefined);
      const now = cpuSeconds();
      // Where a process ends without waiting for its children, their CPU time is lost, and the sum may fall.
      info.annotations.push({ type: 'cpu', description: String(Math.max(0, now - counted)) });
      counted = now;
    },
    { auto: true },
  ],
});

/** A new observer is told when the page is drawn, also where a test stops the clock of animation frames. */
function untilDrawn(): Promise<unknown> {
  return new Promise((resolve) => new ResizeObserver(resolve).observe(document.documentElement));
}

export { expect };
