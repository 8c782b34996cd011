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
 * Playwright's test, failing on anything a page complains about but what other sites send. A screen that
 * a test sets was drawn once before it goes on: what pages do when their size changes they do then.
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
      // A process that ends takes along what its own children used, unless it waited for them.
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
