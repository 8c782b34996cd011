import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { boxOf, withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { header, openHydrated } from './frame.ts';

const chat = (page: Page) => page.getByRole('link', { name: 'Conversar pelo WhatsApp' });

/** The texts of those elements of which a part lies under the chat button. */
function coveredByChat(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((elements) => {
    const button = document.querySelector('.chat-button')?.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>(elements)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isBeside = !button || box.right <= button.left || box.left >= button.right;
      const isApart = isBeside || box.bottom <= button.top || box.top >= button.bottom;
      return isApart ? [] : [element.innerText || element.outerHTML];
    });
  }, selector);
}

test.beforeEach(({ page }) => withConsent(page));

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('accessibility is in the header, and its panel opens below it in reach', async ({
    page,
  }) => {
    await openHydrated(page);
    const button = header(page).button('Acessibilidade');
    await expect(page.getByRole('button', { name: 'Acessibilidade' })).toHaveCount(1);
    expect((await boxOf(button)).bottom).toBeLessThanOrEqual(
      (await boxOf(header(page).banner)).bottom,
    );
    await button.click();
    const panel = page.getByRole('region', { name: 'Acessibilidade' });
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});

const SCREENS = [
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

for (const path of ['/', '/vagas']) {
  test(`on every screen ${path} shows the chat button at the lower right, above all that lies there`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const box = await boxOf(chat(page));
      expect(width - box.right, `${width} px`).toBeLessThanOrEqual(24);
      expect(height - box.bottom, `${width} px`).toBeLessThanOrEqual(24);
      const own = page
        .getByRole('main')
        .getByRole('link', { name: /WhatsApp|Quero/ })
        .first();
      if (await own.isVisible()) await own.scrollIntoViewIfNeeded();
      await chat(page).click({ trial: true });
    }
  });
}

test('what the keyboard reaches is never under the chat button, and the end of the page neither', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 568],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/marketplace');
    const covered: string[] = [];
    // The chat button itself ends the page for the keyboard.
    const isAtEnd = () =>
      page.evaluate(() => document.activeElement?.matches('body, .chat-button'));
    for (await page.keyboard.press('Tab'); !(await isAtEnd()); await page.keyboard.press('Tab')) {
      covered.push(...(await coveredByChat(page, ':focus')));
    }
    expect(covered, `${width} px`).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    expect(await coveredByChat(page, 'footer a'), `the footer at ${width} px`).toEqual([]);
  }
});

for (const width of [1366, 1440, 1568]) {
  test(`at ${width} px the chat button stands beside the page's column, not on it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/certificacao-digital');
    const column = await boxOf(header(page).banner.locator('.site-header-row'));
    expect((await boxOf(chat(page))).x).toBeGreaterThanOrEqual(column.right);
  });
}

test('magnified four times nothing stays: header, banner and buttons are in the flow of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, '/aluguel-auditorio');
  const { banner } = header(page);
  await expect(banner).toBeInViewport();
  await expect(chat(page)).not.toBeInViewport();
  await page.mouse.move(160, 120);
  await page.mouse.wheel(0, 1500);
  await expect(banner).not.toBeInViewport();
  await expect(page.locator('[data-bottom-bar]')).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(chat(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('at 2560 px no blossom covers the last line of the footer', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await openHydrated(page);
  const covered = await page.evaluate(() => {
    const footer = document.querySelector('footer');
    const line = footer?.querySelector('button')?.getBoundingClientRect();
    return [...(footer?.querySelectorAll('.site-footer-petals path') ?? [])].filter((petal) => {
      const box = petal.getBoundingClientRect();
      return line && box.top < line.bottom && box.left < line.right && box.right > line.left;
    }).length;
  });
  expect(covered).toBe(0);
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the entry of the page on screen is marked', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page);
    const mark = await header(page)
      .link('Sobre')
      .evaluate((entry) => getComputedStyle(entry, '::after').backgroundColor);
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(mark).not.toBe(canvas);
  });
});
