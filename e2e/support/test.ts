import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** What the page said on its console as a warning or an error, and uncaught errors. */
  consoleMessages: string[];
}

/**
 * Playwright's test, failing on anything a page complains about but what other sites send. A screen that
 * a test sets was drawn once before it goes on: what pages do when their size changes they do then.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const resize = page.setViewportSize.bind(page);
    page.setViewportSize = async (size) => {
      await resize(size);
      if (javaScriptEnabled) await page.evaluate(untilDrawn);
    };
    await use(page);
  },
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        // That another site is not reached may be said as late as on the next page.
        const isOfAnother = message.location().url.startsWith('https:');
        if (['warning', 'error'].includes(message.type()) && !isOfAnother)
          messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      await use(messages);
      expect(messages, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** A new observer is told when the page is drawn, also where a test stops the clock of animation frames. */
function untilDrawn(): Promise<unknown> {
  return new Promise((resolve) => new ResizeObserver(resolve).observe(document.documentElement));
}

export { expect };
