import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { boxOf } from '../support/onPage.ts';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** The header's controls, by what a visitor calls them. */
export function header(page: Page) {
  const banner = page.getByRole('banner');
  return {
    banner,
    button: (name: string) => banner.getByRole('button', { name, exact: true }),
    link: (name: string) => banner.getByRole('link', { name, exact: true }),
  };
}

/** Each entry in sight is 44 px high, and axe finds nothing; in high contrast in `part`, or all of the page. */
export async function expectUsableHeader(page: Page, part?: string): Promise<void> {
  for (const entry of await page.getByRole('banner').locator('a:visible, button:visible').all())
    expect((await boxOf(entry)).height, String(entry)).toBeGreaterThanOrEqual(44);
  await expectAccessible(page, 'header');
  await test.step('in high contrast too', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'high'));
    await expectAccessible(page, part);
  });
}
