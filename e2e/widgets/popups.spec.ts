import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';
import {
  breakStorage,
  ESSENTIAL_ONLY,
  expectAccessible,
  expectVisited,
  NOW,
  stored,
  visit,
  watchLayoutShifts,
} from './visitor.ts';

const home = (page: Page) => page.getByRole('dialog', { name: 'Seu certificado digital' });
const certification = (page: Page) =>
  page.getByRole('dialog', { name: 'Precisa de Certificação Digital?' });
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });
const lastShown = (page: Page, id = 'home') => stored(page, `popup_${id}_last_shown`);
const HOME_DISMISSED = { ...ESSENTIAL_ONLY, popup_home_dismissed: 'true' };

async function openHome(page: Page): Promise<void> {
  await visit(page, '/', { stored: ESSENTIAL_ONLY });
  await page.clock.runFor(2000);
  await expect(home(page)).toBeVisible();
}

test('a popup opens 2 seconds after the page is ready and records its last-shown time', async ({
  page,
}) => {
  const layoutShift = await watchLayoutShifts(page);
  await visit(page, '/', { stored: ESSENTIAL_ONLY });
  await page.clock.runFor(1999);
  expect(await lastShown(page)).toBeNull();
  await page.clock.runFor(1);
  await expect(home(page)).toBeVisible();
  expect(await lastShown(page)).toBe(String(NOW.getTime() + 2000));
  await page.clock.runFor(1000);
  expect(await layoutShift()).toBe(0);
  await expectAccessible(page);
});

test('a popup takes no focus and is announced; the keyboard goes on from where it was, after Escape too', async ({
  page,
}) => {
  await visit(page, '/', { stored: ESSENTIAL_ONLY });
  const links = page.getByRole('main').getByRole('link');
  await links.first().focus();
  await page.clock.runFor(2000);
  await expect(home(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Seu certificado' })).toBeAttached();
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
});

test('the keyboard reaches the popup right after the skip link, and Escape leads back', async ({
  page,
}) => {
  await openHome(page);
  const skipLink = page.getByRole('link', { name: 'Ir para o conteúdo' });
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(home(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(home(page).getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeHidden();
  await expect(skipLink).toBeFocused();
  expect(await stored(page, 'popup_home_dismissed')).toBeNull();
});

test("popups are considered once a page; after a reload what the visitor did before it counts: 'certificacao' opens at a score of 25", async ({
  page,
}) => {
  await visit(page, '/', { stored: HOME_DISMISSED });
  await page.clock.runFor(60_000);
  expect(await lastShown(page, 'certificacao')).toBeNull();
  await page.reload();
  await untilHydrated(page);
  await page.clock.runFor(2000);
  await expect(certification(page)).toBeVisible();
  await expect(certification(page).getByRole('link', { name: 'Solicitar Agora' })).toBeVisible();
  expect(await lastShown(page, 'certificacao')).not.toBeNull();
  await expectAccessible(page);
});

test("on the second page of the session 'certificacao' opens on /servicos, and on /sobre nothing does", async ({
  page,
}) => {
  await visit(page, '/sobre', { stored: ESSENTIAL_ONLY });
  await page.clock.runFor(60_000);
  expect(await lastShown(page, 'certificacao')).toBeNull();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Serviços', exact: true }).click();
  await expectVisited(page, '/servicos');
  await page.clock.runFor(2000);
  await expect(certification(page)).toBeVisible();
});

test("below 768 px the certification chat button reads 'Agendar', otherwise 'Fale no WhatsApp para contratar'", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openHome(page);
  const chat = (name: string) => home(page).getByRole('link', { name });
  await expect(chat('Fale no WhatsApp para contratar')).toBeVisible();
  await expect(chat('Fale no WhatsApp para contratar')).toHaveAttribute('href', /\?text=.+/);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(chat('Agendar')).toBeVisible();
  await expect(chat('Fale no WhatsApp para contratar')).toHaveCount(0);
});

const menu = (page: Page) => page.getByRole('banner').getByText('Serviços', { exact: true });
const accessibility = (page: Page) =>
  page.getByRole('button', { name: 'Acessibilidade' }).filter({ visible: true });
const show = (page: Page, html: string) =>
  page.evaluate((markup) => {
    document.body.insertAdjacentHTML('beforeend', markup);
    document.querySelector('dialog')?.showModal();
    document.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, html);

for (const [name, begin] of [
  ['an open menu', (page: Page) => menu(page).click()],
  ['an open accessibility panel', (page: Page) => accessibility(page).click()],
  ['an open dialog', (page: Page) => show(page, '<dialog></dialog>')],
  ['a visitor who is typing', (page: Page) => show(page, '<textarea data-focus></textarea>')],
] as const) {
  test(`${name} blocks the popup on this page`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/', { stored: ESSENTIAL_ONLY });
    await begin(page);
    await page.clock.runFor(60_000);
    expect(await lastShown(page)).toBeNull();
  });
}

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`at ${width}x${height} the popup beside the cookie banner covers neither the headline nor the actions of the home page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    await page.clock.runFor(2000);
    await expect(home(page)).toBeVisible();
    await untilStill(page);
    const box = await home(page).boundingBox();
    const main = page.getByRole('main');
    for (const clear of [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('link').first(),
      main.getByRole('link').nth(1),
      page.getByRole('link', { name: 'Conversar pelo WhatsApp' }),
    ]) {
      expect(overlap(box, await clear.boundingBox())).toBe(false);
    }
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
  });
}

for (const [width, height] of [
  [320, 568],
  [768, 1024],
] as const) {
  test(`at ${width} px a popup opens on time beside the cookie banner, which stays in reach`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const layoutShift = await watchLayoutShifts(page);
    await visit(page, '/');
    const banner = page.getByRole('region', { name: 'Cookies e privacidade' });
    await expect(banner).toBeVisible();
    await page.clock.runFor(2000);
    await expect(home(page)).toBeVisible();
    await page.clock.runFor(1000);
    expect(await layoutShift()).toBe(0);
    const [popupBox, bannerBox] = [await home(page).boundingBox(), await banner.boundingBox()];
    expect(overlap(popupBox, bannerBox)).toBe(false);
    await expectInReach(page, [
      ...(await banner.getByRole('button').all()),
      ...(await home(page).getByRole('link').all()),
      ...(await home(page).getByRole('button').all()),
      page.getByRole('link', { name: 'Conversar pelo WhatsApp' }),
    ]);
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Só essenciais' }).click();
    await expect(banner).toBeHidden();
    await expect(home(page)).toBeVisible();
  });
}

test('corrupt records are no records, and a storage that throws is survived', async ({ page }) => {
  await visit(page, '/', {
    stored: { ...ESSENTIAL_ONLY, popup_home_last_shown: 'ontem', popup_home_dismissed: '{' },
  });
  await page.clock.runFor(2000);
  await expect(home(page)).toBeVisible();
  await breakStorage(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Só essenciais' })).toBeVisible();
  await expect(page.locator('nav[data-hydrated]')).toBeAttached();
  await page.clock.runFor(2000);
  await expect(home(page)).toBeVisible();
  await button(page, 'Não mostrar').click();
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

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(a: Box | null, b: Box | null): boolean {
  if (!a || !b) return true;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
