import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';
import { breakStorage, expectAccessible, stored, visit, watchLayoutShifts } from './visitor.ts';

const PAGE = '/sobre';
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies e privacidade' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Cookies e privacidade' });
const press = (page: Page, name: string) =>
  banner(page).or(panel(page)).getByRole('button', { name, exact: true }).click();
const choice = async (page: Page) => JSON.parse((await stored(page, 'cookie_consent')) ?? 'null');

const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' });

test('the cookie banner appears only when no choice is stored, and disappears after accepting all', async ({
  page,
}) => {
  await visit(page, PAGE);
  await expect(banner(page)).toBeVisible();
  await press(page, 'Aceitar todos');
  await expect(banner(page)).toBeHidden();
  expect(await choice(page)).toEqual({ choice: 'accepted-all' });
  await page.reload();
  await untilHydrated(page);
  await expect(banner(page)).toBeHidden();
});

test('choosing only the essential cookies is stored and closes the banner', async ({ page }) => {
  await visit(page, PAGE);
  await press(page, 'Só essenciais');
  await expect(banner(page)).toBeHidden();
  expect(await choice(page)).toEqual({ choice: 'essential-only' });
});

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

test('the footer opens the categories with the stored choice, and focus returns to where it was', async ({
  page,
}) => {
  await visit(page, PAGE, {
    stored: { cookie_consent: '{"choice":"custom","categories":["videos"]}' },
  });
  await footerButton(page).click();
  await expect(panel(page).locator(':focus')).toBeVisible();
  await expect(panel(page).getByRole('checkbox', { name: 'Vídeos' })).toBeChecked();
  await expect(panel(page).getByRole('checkbox', { name: 'Mapas' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(footerButton(page)).toBeFocused();
  expect(await choice(page)).toEqual({ choice: 'custom', categories: ['videos'] });
  await footerButton(page).click();
  await panel(page).getByRole('checkbox', { name: 'Vídeos' }).uncheck();
  await press(page, 'Salvar preferências');
  await expect(footerButton(page)).toBeFocused();
  expect(await choice(page)).toEqual({ choice: 'custom', categories: [] });
});

test('two open tabs agree: a choice in one closes the banner in the other', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(page, PAGE);
  await visit(other, '/vagas');
  await expect(banner(other)).toBeVisible();
  await press(page, 'Só essenciais');
  await expect(banner(other)).toBeHidden();
});

test('a corrupt choice is no choice, and a storage that throws is survived', async ({ page }) => {
  await visit(page, PAGE, { stored: { cookie_consent: '{"choice":' } });
  await expect(banner(page)).toBeVisible();
  await breakStorage(page);
  await page.goto('/ouvidoria');
  await press(page, 'Aceitar todos');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} px the banner shifts nothing, leaves the corners free and hides no focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const layoutShift = await watchLayoutShifts(page);
    await visit(page, PAGE);
    await expect(banner(page)).toBeVisible();
    expect(await layoutShift()).toBe(0);
    expect(await cornersCovered(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await hiddenWhenFocused(page)).toEqual([]);
    await expectAccessible(page);
  });
}

for (const [width, height] of [
  [360, 640],
  [375, 667],
  [390, 844],
] as const) {
  test(`at ${width}x${height} the first action of the home page is in sight above the chat button, with the banner and without`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    const action = page.getByRole('main').getByRole('link').first();
    const bottom = async () => {
      const box = await action.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const chat = await page.getByRole('link', { name: 'Conversar pelo WhatsApp' }).boundingBox();
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    expect(await bottom()).toBeLessThanOrEqual(chat?.y ?? 0);
    await press(page, 'Só essenciais');
    await expect(banner(page)).toBeHidden();
    expect(await bottom()).toBeLessThanOrEqual(chat?.y ?? 0);
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

/** Lower corners that the banner reaches into: accessibility and chat buttons stand there. */
function cornersCovered(page: Page): Promise<string[]> {
  const CORNER = 68;
  return banner(page).evaluate((element, corner) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    if (bottom <= innerHeight - corner) return [];
    const covered = [];
    if (left < corner) covered.push('left');
    if (right > innerWidth - corner) covered.push('right');
    return covered;
  }, CORNER);
}

/** Names of what stands behind the banner when it has the focus. */
function hiddenWhenFocused(page: Page): Promise<string[]> {
  return banner(page).evaluate((element) => {
    const links = document.querySelectorAll<HTMLElement>('main a, main button, footer a');
    const hidden = [...links].filter((link) => {
      link.focus();
      const box = link.getBoundingClientRect();
      const cover = element.getBoundingClientRect();
      const isBeside = box.right <= cover.left || box.left >= cover.right;
      return !isBeside && box.bottom > cover.top && box.top < cover.bottom;
    });
    return hidden.map((link) => link.textContent ?? '');
  });
}
