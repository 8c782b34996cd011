import type { Page } from '@playwright/test';
import { boxOf, overlap } from '../support/onPage.ts';
import { passUntil } from '../support/passUntil.ts';
import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';
import { expectAccessible, visit } from './visitor.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notificações' });
const toasts = (page: Page) => region(page).getByRole('listitem');
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close toast' });

/** Asks for a toast as a remote does, through the runtime that the shell offers it, until it is here. */
async function show(page: Page, kind: string, text: string): Promise<void> {
  await page.evaluate(`(async () => {
    const [offered] = Object.values(__federation_shared__.default['@site/runtime']);
    (await offered.get())().toast.${kind}('${text}');
  })()`);
  const shown = toasts(page).filter({ hasText: text });
  await passUntil(page, 20, () => expect(shown).toBeVisible({ timeout: 50 }));
}

test.use({ viewport: { width: 1440, height: 900 } });

test('a toast is read out and closes; three are seen at once', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/sobre');
  expect(loaded.filter((url) => /Toasts/.test(url))).toEqual([]);
  await show(page, 'success', 'Salvo.');
  await expect(closeButton(page)).toHaveAttribute('lang', 'en');
  await expect(region(page)).toHaveAttribute('aria-live', 'polite');
  const remains = async (milliseconds: number, count: number) => {
    await page.clock.runFor(milliseconds);
    await expect(toasts(page)).toHaveCount(count);
  };
  await remains(3500, 1);
  await remains(1000, 0);

  await show(page, 'error', 'Segundo');
  await page.keyboard.press('Alt+T');
  await expect(region(page).getByRole('list')).toBeFocused();
  await closeButton(page).click();
  await remains(300, 0);

  await show(page, 'info', 'Terceiro');
  await page.clock.runFor(500);
  await untilStill(page);
  const { x, y } = await boxOf(toasts(page));
  await page.mouse.move(x + 40, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 140, y + 20, { steps: 5 });
  await page.mouse.up();
  await remains(500, 0);

  await test.step('it waits under the mouse, with the focus, and on a hidden page', async () => {
    await show(page, 'message', 'Um instante');
    await toasts(page).hover();
    await remains(10_000, 1);
    await page.mouse.move(0, 0);
    await closeButton(page).focus();
    await remains(10_000, 1);
    await hide(page, true);
    await closeButton(page).blur();
    await remains(10_000, 1);
    await hide(page, false);
    await remains(5000, 0);
  });
  await test.step('three are seen at once, at the lower right above the chat', async () => {
    for (const text of ['Um', 'Dois', 'Três', 'Quatro']) await show(page, 'message', text);
    await page.clock.runFor(500);
    const seen = region(page).locator('li[data-visible=true]');
    await expect(seen).toHaveText(['Quatro', 'Três', 'Dois']);
    await untilStill(page);
    const { width, right, bottom } = await boxOf(toasts(page).first());
    expect({ width, right }).toEqual({ width: 356, right: 1440 - 24 });
    expect(bottom).toBeLessThan(900 - 68);
    await hide(page, true); // There they wait, however long axe takes.
    await expectAccessible(page);
  });
  await hide(page, false);
  await show(page, 'loading', 'Enviando…');
  await remains(60_000, 1);
});

test('on a phone a toast stands above the popup, on none of its controls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const popup = page.getByRole('dialog', { name: 'Seu certificado digital' });
  await passUntil(page, 500, () => expect(popup).toBeVisible({ timeout: 50 }));
  await show(page, 'success', 'Preferências de cookies salvas.');
  await page.clock.runFor(500);
  await untilStill(page);
  expect(await overlap(toasts(page).first(), popup)).toBe(false);
});

/** Puts the tab in the background, or back. */
function hide(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
