import { expectSoon } from '../support/expectSoon.ts';
import { expect, test } from '../support/test.ts';

for (const [device, width] of [
  ['a phone', 390],
  ['a desktop', 1440],
] as const) {
  test(`on ${device} the hero picture is the largest paint, and fetched once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('hero-goiania')) fetched.push(request.url());
    });
    await page.goto('/');
    const largest = () =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(JSON.stringify(list.getEntries().at(-1))),
            ).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
    // The words are painted while the picture is decoded.
    await expectSoon(largest).toContain('hero-goiania');
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toMatch(/\.avif$/);
  });
}
