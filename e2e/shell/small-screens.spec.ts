import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrated.ts';
import { boxOf, withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { untilFont } from '../support/untilFont.ts';
import { header } from './frame.ts';

const chat = (page: Page) => page.getByRole('link', { name: 'Conversar pelo WhatsApp' });

test.beforeEach(({ page }) => withConsent(page));

test('the corner buttons stand beside the column, the name on one line', async ({ page }) => {
  const corner = page.locator('aside').getByRole('button', { name: 'Acessibilidade' });
  const { banner } = header(page);
  const expectLines = async (text: string, narrowest: number) => {
    for (const width of [1344, 1366, 1520, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const column = await boxOf(page.getByRole('contentinfo').locator('.page-width').first());
      const place = `${text} at ${width} px`;
      const { x, right, bottom } = await boxOf(chat(page));
      expect(x, place).toBeGreaterThanOrEqual(column.right);
      // 24 px in usual text.
      expect(Math.max(width - right, 800 - bottom), place).toBeLessThanOrEqual(36);
      expect((await boxOf(corner)).right, place).toBeLessThanOrEqual(column.x);
    }
    const name = banner.getByText('Ipê Empresarial', { exact: true });
    // The word beside the sign of the menu comes at 26.5 rem: there is less room than before.
    for (const width of [narrowest, 390, 423, 424, 425, 635, 636, 637, 767, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = await name.evaluate((element) =>
        Math.round(
          element.getBoundingClientRect().height /
            Number.parseFloat(getComputedStyle(element).lineHeight),
        ),
      );
      expect(lines, `the name in ${text} at ${width} px`).toBe(1);
    }
  };
  await openPage(page, '/certificacao-digital');
  await untilFont(page);
  await expectLines('usual text', 320);
  await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '24px'));
  await expectLines('24 px text', 376);
});

test('magnified four times, header, banner and buttons are in the flow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/aluguel-auditorio');
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
