import type { Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { boxOf, withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';

const PHONE = { width: 390, height: 800 };
const PAGES = ['/aluguel-auditorio', '/aluguel-podcast', '/aluguel-salas-comerciais'];

const barOf = (page: Page) => page.locator('[data-bottom-bar]');
const bookingOf = (page: Page) => page.getByRole('link', { name: 'Reservar pelo WhatsApp' });
const endOf = async (page: Page) => (await boxOf(page.getByRole('contentinfo'))).bottom;

test("on phones the spaces keep 'Reservar pelo WhatsApp' in reach", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const booking = bookingOf(page);
  await page.goto('/aluguel-auditorio');
  const choice = page.getByRole('button', { name: 'Só essenciais' });
  await expect(choice).toBeInViewport({ ratio: 1 });
  await choice.click();
  await expect(choice).toBeHidden();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(booking).toBeInViewport({ ratio: 1 });
    const bar = await boxOf(barOf(page));
    expect(bar.bottom).toBe(PHONE.height);

    // It is the chat button of this page: there is no other.
    await expect(page.getByRole('link', { name: /^Conversar/ })).toBeHidden();
    expect(PHONE.width - (await boxOf(booking)).right).toBeLessThanOrEqual(24);

    await untilStill(page);
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expectSoon(() => endOf(page)).toBeLessThanOrEqual(bar.y + 0.5);
    await expect(booking).toBeInViewport({ ratio: 1 });
  }
});

test('the bar is of phones alone, and holds the largest text', async ({ page }) => {
  await withConsent(page);
  await page.goto('/aluguel-auditorio');
  await expect(barOf(page)).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(barOf(page)).toBeVisible();
  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
  const kept = await room();
  expect(Number.parseFloat(kept)).toBeGreaterThan(40);
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link').click();
  await expect(barOf(page)).toHaveCount(0);
  expect(await room()).toBe(kept);
  await expect(page.getByRole('link', { name: /^Conversar/ })).toBeVisible();
  await page.goBack();
  await expect(barOf(page)).toBeVisible();
  await expectSoon(room).toBe(kept);

  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '24px'));
  const [bar, booking] = [await boxOf(barOf(page)), await boxOf(bookingOf(page))];
  expect(booking.y).toBeGreaterThanOrEqual(bar.y);
  expect(booking.bottom).toBeLessThanOrEqual(bar.bottom);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
