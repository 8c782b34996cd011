import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** What the page said on its console as a warning or an error, and uncaught errors. */
  consoleMessages: string[];
}

/** Playwright's test, failing on anything a page complains about but what other sites send. */
export const test = base.extend<Fixtures>({
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

export { expect };
