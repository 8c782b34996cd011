import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { watchLayoutShifts } from '../support/layoutShifts.ts';
import { boxOf, overlap } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { withoutFont } from '../support/untilFont.ts';
import { untilStill } from '../support/untilStill.ts';
import { ESSENTIAL_ONLY, expectAccessible, stored, visit } from './visitor.ts';

const home = (page: Page) => page.getByRole('dialog', { name: 'Seu certificado digital' });

test('a popup is announced, takes no focus, and follows the skip link', async ({ page }) => {
  await visit(page, '/', ESSENTIAL_ONLY);
  const links = page.getByRole('main').getByRole('link');
  await links.first().focus();
  await page.clock.runFor(2000);
  await expect(home(page)).toBeVisible();
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

test('an open menu, accessibility panel or dialog blocks the popup', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/', ESSENTIAL_ONLY);
  for (const open of [
    () => page.getByRole('banner').getByText('Serviços', { exact: true }).click(),
    () => page.getByRole('button', { name: 'Acessibilidade' }).filter({ visible: true }).click(),
    () =>
      page.evaluate(() => {
        const dialog = document.body.appendChild(document.createElement('dialog'));
        dialog.showModal();
      }),
  ]) {
    await open();
    await page.clock.runFor(60_000);
    expect(await stored(page, 'popup_home_last_shown')).toBeNull();
    await page.reload();
    await untilHydrated(page);
  }
});

for (const [width, height, chat] of [
  [320, 568, 'Agendar'],
  [767, 1024, 'Agendar'],
  [768, 1024, 'Fale no WhatsApp para contratar'],
  [1280, 720, 'Fale no WhatsApp para contratar'],
  [1920, 1080, 'Fale no WhatsApp para contratar'],
] as const) {
  test(`at ${width}x${height} a popup with '${chat}' opens beside the cookie banner, and both stay in reach`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    await withoutFont(page);
    const layoutShift = await watchLayoutShifts(page);
    await page.goto('/');
    await untilHydrated(page);
    const banner = page.getByRole('region', { name: 'Cookies e privacidade' });
    await expect(banner).toBeVisible();
    await page.clock.runFor(2000);
    await expect(home(page)).toBeVisible();
    await page.clock.runFor(1000);
    expect(await layoutShift()).toBe(0);
    await untilStill(page);
    expect(await overlap(home(page), banner)).toBe(false);
    await expect(home(page).getByRole('link', { name: chat })).toHaveAttribute('href', /\?text=.+/);
    const chatButton = page.getByRole('link', { name: 'Conversar pelo WhatsApp' });
    if (width > 1024) {
      const main = page.getByRole('main');
      for (const clear of [
        main.getByRole('heading', { level: 1 }),
        main.getByRole('link').first(),
        main.getByRole('link').nth(1),
        chatButton,
      ]) {
        expect(await overlap(home(page), clear)).toBe(false);
      }
      expect((await boxOf(home(page))).right).toBeGreaterThan(width - 40);
    }
    await expectInReach(page, [
      ...(await banner.getByRole('button').all()),
      ...(await home(page).getByRole('link').all()),
      ...(await home(page).getByRole('button').all()),
      chatButton,
    ]);
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Só essenciais' }).click();
    await expect(banner).toBeHidden();
    await expect(home(page)).toBeVisible();
  });
}

test('at every size of screen and text the popup shows its title and all four buttons, or does not open', async ({
  page,
}) => {
  const opened: string[] = [];
  await visit(page, '/');
  for (const [width, height] of [
    [320, 480],
    [320, 568],
    [390, 844],
    [640, 320],
    [844, 390],
    [932, 430],
    [1024, 400],
    [1280, 720],
    [1366, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const textSize of [12, 16, 20, 24]) {
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
      const place = `${width}x${height}, ${textSize} px`;
      const isOpen = (await home(page).count()) > 0;
      expect(await stored(page, 'popup_home_last_shown'), place).toEqual(
        isOpen ? expect.any(String) : null,
      );
      if (!isOpen) continue;
      opened.push(place);
      await untilStill(page);
      const parts = home(page).locator('h2, a:visible, button');
      await expect(parts, place).toHaveCount(5);
      for (const part of await parts.all()) {
        await expect(part, place).toBeInViewport({ ratio: 1 });
        await part.click({ trial: true });
      }
    }
  }
  // Where there is room it opens: on every screen in usual text.
  for (const screen of ['320x568', '390x844', '844x390', '932x430', '1024x400', '1366x500'])
    expect(opened).toContain(`${screen}, 16 px`);
});

test('a popup that a turned phone leaves no room for goes, and may come again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.clock.runFor(2500);
  await expect(home(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 360 });
  await expect(home(page)).toBeHidden();
  expect(await stored(page, 'popup_home_dismissed')).toBeNull();
});

test('at every size the popup leaves the first action free, and in a corner the page does not grow', async ({
  page,
}) => {
  await withoutFont(page);
  await visit(page, '/');
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await pageHeight();
  await page.clock.runFor(2000);
  await expect(home(page)).toBeVisible();
  expect(await pageHeight()).toBe(before);
  const action = page.getByRole('main').getByRole('link').first();
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [768, 1024],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await untilStill(page);
    expect(await overlap(home(page), action), `${width}x${height}`).toBe(false);
    await expect(action).toBeInViewport({ ratio: 1 });
  }
});

test('Escape closes the accessibility panel, then the popup, and no tooltip in between', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/', ESSENTIAL_ONLY);
  await page.clock.runFor(2000);
  await expect(home(page)).toBeVisible();
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
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeHidden();
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

/** Each can be tapped in its middle, after scrolling its own surroundings at most. */
async function expectInReach(page: Page, controls: Locator[]): Promise<void> {
  for (const control of controls) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.9 });
    await control.click({ trial: true });
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}
