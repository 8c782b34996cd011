import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { boxOf, withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';

// first-screen.spec.ts holds that it covers nothing, specification.test.tsx that each space has it.
test('the bar is of phones alone, ends the page, and holds the largest text', async ({ page }) => {
  const bar = page.locator('[data-bottom-bar]');
  const booking = page.getByRole('link', { name: 'Reservar pelo WhatsApp' });
  const chat = page.getByRole('link', { name: /^Conversar/ });
  await withConsent(page);
  await page.goto('/aluguel-auditorio');
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(booking).toBeInViewport({ ratio: 1 });
  // It is the chat button of this page: there is no other.
  await expect(chat).toBeHidden();
  await untilStill(page);
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  const { y } = await boxOf(bar);
  const end = async () => (await boxOf(page.getByRole('contentinfo'))).bottom;
  await expectSoon(end).toBeLessThanOrEqual(y + 0.5);

  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
  const kept = await room();
  expect(Number.parseFloat(kept)).toBeGreaterThan(40);
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link').click();
  await expect(bar).toHaveCount(0);
  expect(await room()).toBe(kept);
  await expect(chat).toBeVisible();
  await page.goBack();
  await expect(bar).toBeVisible();
  await expectSoon(room).toBe(kept);

  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => document.documentElement.style.setProperty('--text-size', '24px'));
  const [around, link] = [await boxOf(bar), await boxOf(booking)];
  expect(link.y).toBeGreaterThanOrEqual(around.y);
  expect(link.bottom).toBeLessThanOrEqual(around.bottom);
});
