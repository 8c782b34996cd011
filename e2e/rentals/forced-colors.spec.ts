import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const background = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);
const fill = (part: Locator) => part.evaluate((element) => getComputedStyle(element).fill);

test('in forced colours the cost chart keeps its bars, and steps their badges', async ({
  page,
}) => {
  await page.goto('/endereco-fiscal');
  const canvas = await background(page.locator('body'));
  const bars = page.getByRole('definition').locator('svg rect');
  await expect(bars).toHaveCount(2);
  for (const bar of await bars.all()) expect(await fill(bar)).not.toBe(canvas);
  const steps = page.getByRole('region', { name: 'Comece em três passos' });
  for (const badge of await steps.locator('li > span').all()) {
    const { width, color } = await badge.evaluate((element) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element);
      return { width: borderTopWidth, color: borderTopColor };
    });
    expect(width).toBe('1px');
    expect(color).not.toBe(canvas);
    expect(color).not.toBe('rgba(0, 0, 0, 0)');
  }
});
