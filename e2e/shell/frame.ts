import { expect, type Page } from '@playwright/test';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Opens a page and waits until the frame is hydrated. */
export async function openHydrated(page: Page, path = '/sobre'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('nav[data-hydrated]')).toBeAttached();
  // Everything has its place, the page's end too.
  await expect(page.locator('html')).not.toHaveAttribute('data-offscreen-deferred');
}

/** The header's controls, by what a visitor calls them. */
export function header(page: Page) {
  const banner = page.getByRole('banner');
  return {
    banner,
    button: (name: string) => banner.getByRole('button', { name, exact: true }),
    link: (name: string) => banner.getByRole('link', { name, exact: true }),
  };
}

/** Reads the page with text of 24 px, as the accessibility widget would set it. */
export async function readLarge(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('accessibility_preferences', '{"textSize":24,"isHighContrast":false}'),
  );
}
