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
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            resolve(last && 'url' in last ? String(last.url) : undefined);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toContain('hero-goiania');
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toMatch(/\.avif$/);
  });
}
