import type { Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { watchLayoutShifts } from '../support/layoutShifts.ts';
import { boxOf, overlap } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { withoutFont } from '../support/untilFont.ts';
import { untilStill } from '../support/untilStill.ts';
import { ESSENTIAL_ONLY, expectAccessible, stored, visit } from './visitor.ts';

const home = (page: Page) => page.getByRole('dialog', { name: 'Seu certificado digital' });

test('a popup is announced, takes no focus, and Escape closes it last', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/', ESSENTIAL_ONLY);
  const links = page.getByRole('main').getByRole('link');
  await links.first().focus();
  await page.clock.runFor(2000);
  await expect(home(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Seu certificado' })).toBeAttached();
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();

  await test.step('Escape closes the accessibility panel alone, and no tooltip comes', async () => {
    const button = page.getByRole('button', { name: 'Acessibilidade' }).filter({ visible: true });
    const panel = page.getByRole('region', { name: 'Acessibilidade' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Alto contraste' }).focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await page.clock.runFor(1000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(home(page)).toBeVisible();
  });
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

test('an open menu or accessibility panel blocks the popup', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/', ESSENTIAL_ONLY);
  const expectNone = async () => {
    await page.clock.runFor(60_000);
    expect(await stored(page, 'popup_home_last_shown')).toBeNull();
  };
  await page.getByRole('banner').getByText('Serviços', { exact: true }).click();
  await expectNone();
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Acessibilidade' }).filter({ visible: true }).click();
  await expectNone();
});

test('at every width a popup leaves the banner and the page in reach', async ({ page }) => {
  await withoutFont(page);
  const layoutShift = await watchLayoutShifts(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page, '/');
  const banner = page.getByRole('region', { name: 'Cookies e privacidade' });
  const main = page.getByRole('main');
  const chatButton = page.getByRole('link', { name: 'Conversar pelo WhatsApp' });
  const [mobile, desktop] = ['Agendar', 'Fale no WhatsApp para contratar'];
  for (const { size, chat, opens } of [
    { size: [320, 568], chat: mobile, opens: true },
    { size: [767, 1024], chat: mobile, opens: false },
    { size: [768, 1024], chat: desktop, opens: true },
    { size: [1280, 720], chat: desktop, opens: true },
    { size: [1920, 1080], chat: desktop, opens: false },
  ] as const) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    if (opens) {
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await untilHydrated(page);
      await expect(banner).toBeVisible();
      const shiftBefore = await layoutShift();
      expect(shiftBefore, `${width} px`).toBeLessThan(0.01);
      await page.clock.runFor(2000);
      await expect(home(page)).toBeVisible();
      await page.clock.runFor(1000);
      expect(await layoutShift(), `${width} px`).toBe(shiftBefore);
    }
    await untilStill(page);
    expect(await overlap(home(page), banner), `${width} px`).toBe(false);
    await expect(home(page).getByRole('link', { name: chat })).toHaveAttribute('href', /\?text=.+/);
    if (width > 1024) {
      const links = main.getByRole('link');
      const heading = main.getByRole('heading', { level: 1 });
      for (const clear of [heading, links.first(), links.nth(1), chatButton])
        expect(await overlap(home(page), clear), `${width} px`).toBe(false);
      expect((await boxOf(home(page))).right).toBeGreaterThan(width - 40);
    }
    const buttons = home(page).locator('a:visible, button');
    for (const controls of [banner.getByRole('button'), buttons, chatButton])
      expect(await controls.evaluateAll(outOfReach), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    if (opens) await expectAccessible(page);
  }
  await banner.getByRole('button', { name: 'Só essenciais' }).click();
  await expect(banner).toBeHidden();
  await expect(home(page)).toBeVisible();
});

test('at every size the popup is whole, or does not open', async ({ page }) => {
  const opened: string[] = [];
  await visit(page, '/');
  const isThere = async () => (await home(page).count()) > 0;
  const isWholeOrGone = () =>
    home(page).evaluateAll(([popup]) => !popup || popup.scrollHeight <= popup.clientHeight + 1);
  for (const textSize of [12, 16, 20, 24]) {
    let isOpen = false;
    for (const [width, height] of [
      [1280, 720],
      [1366, 500],
      [1024, 400],
      [932, 430],
      [844, 390],
      [390, 844],
      [320, 568],
      [320, 480],
      [640, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      const place = `${width}x${height}, ${textSize} px`;
      // One that is open stays as long as it fits; where it went none opens when the page is loaded.
      if (isOpen) await expectSoon(isWholeOrGone).toBe(true);
      if (!isOpen || !(await isThere())) {
        await page.evaluate(
          (preferences) => {
            localStorage.clear();
            sessionStorage.clear();
            localStorage.setItem('accessibility_preferences', preferences);
          },
          JSON.stringify({ textSize, isHighContrast: false }),
        );
        await page.reload();
        await untilHydrated(page);
        await page.clock.runFor(2500);
        isOpen = await isThere();
        expect(await stored(page, 'popup_home_last_shown'), place).toEqual(
          isOpen ? expect.any(String) : null,
        );
      }
      if (!isOpen) continue;
      opened.push(place);
      await untilStill(page);
      const parts = home(page).locator('h2, a:visible, button');
      await expect(parts, place).toHaveCount(5);
      expect(await parts.evaluateAll(outOfReach), place).toEqual([]);
    }
  }
  // Where there is room it opens: on every screen in usual text.
  for (const screen of ['320x568', '390x844', '844x390', '932x430', '1024x400', '1366x500'])
    expect(opened).toContain(`${screen}, 16 px`);
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
  await page.clock.runFor(2000);
  await expect(home(page)).toBeVisible();
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

for (const [what, width, height, size] of [
  ['a phone on its side', 740, 360, 16],
  ['a smaller one on its side', 667, 375, 16],
  ['a screen at 400 %', 320, 256, 16],
  ['a phone with text at 200 %', 390, 844, 32],
] as const) {
  test(`no popup comes where it would leave no page in sight: ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    await page.evaluate((pixels) => {
      document.documentElement.style.setProperty('font-size', `${pixels}px`, 'important');
    }, size);
    await page.clock.runFor(3000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await stored(page, 'popup_home_last_shown')).toBeNull();
  });
}
