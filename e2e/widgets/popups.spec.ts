import type { Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { watchLayoutShifts } from '../support/layoutShifts.ts';
import { boxOf, overlap } from '../support/onPage.ts';
import { passUntil } from '../support/passUntil.ts';
import { expect, test } from '../support/test.ts';
import { withoutFont } from '../support/untilFont.ts';
import { untilStill } from '../support/untilStill.ts';
import { expectAccessible, stored, untilTimersRun, visit } from './visitor.ts';

const home = (page: Page) => page.getByRole('dialog', { name: 'Seu certificado digital' });
const opens = (page: Page) =>
  passUntil(page, 500, () => expect(home(page)).toBeVisible({ timeout: 50 }));

test('a popup is announced, takes no focus, and gives back the one it got', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  const links = page.getByRole('main').getByRole('link');
  await links.first().focus();
  await opens(page);
  await expect(page.getByRole('status').filter({ hasText: 'Seu certificado' })).toBeAttached();
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  const skipLink = page.getByRole('link', { name: 'Ir para o conteúdo' });
  await skipLink.focus();
  for (const place of [0, 1]) {
    await page.keyboard.press('Tab');
    await expect(home(page).getByRole('link').nth(place)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeHidden();
  await expect(skipLink).toBeFocused();
  expect(await stored(page, 'popup_home_dismissed')).toBeNull();
});

/** Whether it opens there, in text of so many pixels. */
const SCREENS = [
  [320, 568, 16, true],
  [390, 844, 16, true],
  [768, 1024, 16, true],
  [844, 390, 16, true],
  [932, 430, 16, true],
  [1024, 400, 16, true],
  [1280, 720, 16, true],
  [1366, 500, 16, true],
  // It is whole, or does not open: with the banner in large text there is seldom room.
  [320, 480, 16, undefined],
  [640, 320, 12, undefined],
  [390, 844, 24, undefined],
  [1366, 500, 24, undefined],
  // It would leave no page in sight: phones on their side, a screen at 400 %, text at 200 %.
  [740, 360, 16, false],
  [667, 375, 16, false],
  [320, 256, 16, false],
  [390, 844, 32, false],
] as const;

test('at every size the popup is whole and leaves banner and page in reach, or stays away', async ({
  page,
}) => {
  test.slow();
  await withoutFont(page);
  const layoutShift = await watchLayoutShifts(page);
  await visit(page, '/', { isFirst: true });
  const banner = page.getByRole('region', { name: 'Cookies e privacidade' });
  const main = page.getByRole('main');
  const chat = page.getByRole('link', { name: 'Conversar pelo WhatsApp' });
  for (const [width, height, textSize, mayOpen] of SCREENS) {
    const place = `${width}x${height}, ${textSize} px`;
    await page.setViewportSize({ width, height });
    await page.evaluate((pixels) => {
      sessionStorage.removeItem('visitedPages');
      localStorage.clear();
      const preferences = JSON.stringify({ textSize: pixels, isHighContrast: false });
      if (pixels <= 24) localStorage.setItem('accessibility_preferences', preferences);
    }, textSize);
    const code = page.waitForResponse(/\/PopupDialog-/);
    await page.reload();
    await untilTimersRun(page);
    await (await code).finished();
    const shiftBefore = await layoutShift();
    expect(shiftBefore, place).toBeLessThan(0.01);
    if (textSize > 24)
      await page.evaluate(() =>
        document.documentElement.style.setProperty('font-size', '200%', 'important'),
      );
    if (mayOpen) await opens(page);
    else await page.clock.runFor(3000);
    const isOpen = (await stored(page, 'popup_home_last_shown')) !== null;
    expect(isOpen && mayOpen === false, place).toBe(false);
    await expect(home(page), place).toHaveCount(isOpen ? 1 : 0);
    if (!isOpen) continue;
    expect(await layoutShift(), place).toBe(shiftBefore);
    await untilStill(page);
    const parts = home(page).locator('h2, a:visible, button');
    await expect(parts, place).toHaveCount(5);
    await expect(
      home(page).getByRole('link', { name: width < 768 ? 'Agendar' : 'Fale no WhatsApp' }),
    ).toHaveAttribute('href', /\?text=.+/);
    // On low screens the chat stands at the end of the page.
    for (const controls of [parts, banner.getByRole('button'), ...(height > 540 ? [chat] : [])])
      expect(await controls.evaluateAll(outOfReach), place).toEqual([]);
    expect(await overlap(home(page), banner), place).toBe(false);
    if (width === 1280) {
      const links = main.getByRole('link');
      for (const clear of [main.getByRole('heading', { level: 1 }), links.first(), links.nth(1)])
        expect(await overlap(home(page), clear), place).toBe(false);
      expect((await boxOf(home(page))).right).toBeGreaterThan(width - 40);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    if (width === 320 || width === 768) await expectAccessible(page);
  }

  await test.step('one that is open goes with its room, and outlives the banner', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const goes of [false, true]) {
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await untilHydrated(page);
      await opens(page);
      if (goes) await page.setViewportSize({ width: 320, height: 256 });
      else await banner.getByRole('button', { name: 'Só essenciais' }).click();
      await expectSoon(() => home(page).count()).toBe(goes ? 0 : 1);
    }
  });
});

test('a storage that refuses everything is survived', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Só essenciais' })).toBeVisible();
  await untilHydrated(page);
  await opens(page);
  await home(page).getByRole('button', { name: 'Não mostrar' }).click();
  await expect(home(page)).toBeHidden();
});

/**
 * What sticks out of the screen or of its popup, or lies under something in its middle, once its own
 * surroundings are scrolled.
 */
function outOfReach(parts: Element[]): string[] {
  const reached = (part: Element) => {
    part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const popup = part.closest('dialog')?.getBoundingClientRect();
    const end = Math.min(innerHeight, popup?.bottom ?? innerHeight) + 1;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > end) return false;
    return part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  return parts.filter((part) => !reached(part)).map(({ textContent }) => textContent ?? '');
}
