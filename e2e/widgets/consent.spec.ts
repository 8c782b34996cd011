import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';
import { expectAccessible, stored, visit, watchLayoutShifts } from './visitor.ts';

const PAGE = '/sobre';
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies e privacidade' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Cookies e privacidade' });
const press = (page: Page, name: string) =>
  banner(page).or(panel(page)).getByRole('button', { name, exact: true }).click();
const choice = async (page: Page) => JSON.parse((await stored(page, 'cookie_consent')) ?? 'null');

const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' });

for (const [name, expected] of [
  ['Aceitar todos', 'accepted-all'],
  ['Só essenciais', 'essential-only'],
] as const) {
  test(`the cookie banner appears only when no choice is stored, and disappears after '${name}'`, async ({
    page,
  }) => {
    await visit(page, PAGE);
    await expect(banner(page)).toBeVisible();
    await press(page, name);
    await expect(banner(page)).toBeHidden();
    expect(await choice(page)).toEqual({ choice: expected });
    await page.reload();
    await untilHydrated(page);
    await expect(banner(page)).toBeHidden();
  });
}

test('a custom choice has named categories: the essential always on, the others off until ticked', async ({
  page,
}) => {
  await visit(page, PAGE);
  await press(page, 'Personalizar');
  const box = (name: string) => panel(page).getByRole('checkbox', { name });
  await expect(box('Essenciais')).toBeChecked();
  await expect(box('Essenciais')).toBeDisabled();
  await expect(box('Mapas')).not.toBeChecked();
  await expect(box('Vídeos')).not.toBeChecked();
  await box('Mapas').check();
  await press(page, 'Salvar preferências');
  await expect(panel(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await choice(page)).toEqual({ choice: 'custom', categories: ['maps'] });
  await footerButton(page).click();
  await expect(box('Mapas')).toBeChecked();
  await expectAccessible(page);
});

test('the visitor can go back from the categories to the three choices', async ({ page }) => {
  await visit(page, PAGE);
  await press(page, 'Personalizar');
  await expect(panel(page).locator(':focus')).toBeVisible();
  await press(page, 'Voltar');
  await expect(panel(page)).toBeHidden();
  await expect(banner(page).getByRole('button', { name: 'Personalizar' })).toBeFocused();
  await expect(banner(page).getByRole('button')).toHaveText([
    'Aceitar todos',
    'Só essenciais',
    'Personalizar',
  ]);
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} px the banner shifts nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const layoutShift = await watchLayoutShifts(page);
    await visit(page, PAGE);
    await expect(banner(page)).toBeVisible();
    expect(await layoutShift()).toBe(0);
    await expectAccessible(page);
  });
}

test('accepting and refusing have equal weight, and all choices are large enough for a thumb', async ({
  page,
}) => {
  await visit(page, PAGE);
  await expect(banner(page)).toBeVisible();
  await untilStill(page);
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, borderColor, color, fontSize, fontWeight } =
          getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        const isLarge = Math.min(width, height) >= 44;
        const look = { backgroundColor, borderColor, color, fontSize, fontWeight, width };
        return { look: JSON.stringify(look), isLarge };
      }),
    );
  expect(looks.map(({ isLarge }) => isLarge)).toEqual([true, true, true]);
  expect(looks[0]?.look).toBe(looks[1]?.look);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no banner, because nothing of a third party loads', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});
