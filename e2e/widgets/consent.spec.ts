import type { Page } from '@playwright/test';
import { holdScripts } from '../support/hold.ts';
import { openPage, untilHydrated } from '../support/hydrated.ts';
import { passUntil } from '../support/passUntil.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, stored, visit } from './visitor.ts';

const PAGE = '/sobre';
const ANSWERS = ['Aceitar todos', 'Só essenciais', 'Personalizar'];
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies e privacidade' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Cookies e privacidade' });
const press = (page: Page, name: string) =>
  banner(page).or(panel(page)).getByRole('button', { name, exact: true }).click();
const choice = async (page: Page) => JSON.parse((await stored(page, 'cookie_consent')) ?? 'null');

test('the banner is there before any script, and never again after a choice', async ({ page }) => {
  const release = await holdScripts(page);
  for (const [name, expected] of [
    ['Aceitar todos', 'accepted-all'],
    ['Só essenciais', 'essential-only'],
  ] as const) {
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    await page.goto(PAGE, { waitUntil: 'commit' });
    await press(page, name);
    await expect(banner(page)).toBeHidden();
    expect(await choice(page)).toEqual({ choice: expected });
    await expect(page.getByRole('main')).toBeFocused();
  }
  release();
  for (const _ of ['this load', 'the next one']) {
    await untilHydrated(page);
    await expect(banner(page)).toBeHidden();
    await page.goto(PAGE, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  }
});

test('a custom choice is made and confirmed', { tag: '@errand' }, async ({ page }) => {
  await visit(page, PAGE, { isFirst: true });
  await press(page, 'Personalizar');
  await expect(panel(page).locator(':focus')).toBeVisible();
  await press(page, 'Fechar');
  await expect(panel(page)).toBeHidden();
  await expect(banner(page).getByRole('button', { name: 'Personalizar' })).toBeFocused();
  await expect(banner(page).getByRole('button')).toHaveText(ANSWERS);
  await press(page, 'Personalizar');
  const box = (name: string) => panel(page).getByRole('checkbox', { name });
  await expect(box('Essenciais')).toBeChecked();
  await expect(box('Essenciais')).toBeDisabled();
  await expect(box('Mapas')).not.toBeChecked();
  // Only of what pages show is asked: no video comes from another site.
  await expect(panel(page).getByRole('checkbox')).toHaveCount(2);
  await box('Mapas').check();
  await press(page, 'Salvar preferências');
  await expect(panel(page).or(banner(page)).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await choice(page)).toEqual({ choice: 'custom', categories: ['maps'] });
  const confirmation = page.getByText('Preferências de cookies salvas.');
  await passUntil(page, 20, () => expect(confirmation).toBeVisible({ timeout: 50 }));
  await page.clock.runFor(5000);
  await expect(confirmation).toHaveCount(0);
  await expectAccessible(page);
});

// every-page.spec.ts asks axe of it, popups.spec.ts what it shifts.
test('the banner favours no answer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, PAGE);
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const style = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        const names = ['background-color', 'border-color', 'color', 'font-size', 'font-weight'];
        const look = names.map((name) => style.getPropertyValue(name));
        const isLarge = Math.min(width, height) >= 44;
        return { look: `${look} ${Math.round(width)}`, isLarge };
      }),
    );
  expect(looks.map(({ isLarge }) => isLarge)).toEqual([true, true, true]);
  expect(looks[0]?.look).toBe(looks[1]?.look);
  const policy = banner(page).getByRole('link', { name: 'Política de cookies' });
  await expect(policy).toHaveCSS('text-decoration-line', 'underline');
});
