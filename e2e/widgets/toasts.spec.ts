import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { untilStill } from '../support/untilStill.ts';
import { ESSENTIAL_ONLY, expectAccessible, visit } from './visitor.ts';

type Kind = 'success' | 'error' | 'warning' | 'info' | 'loading' | 'message';

const region = (page: Page) => page.getByRole('region', { name: 'Notificações' });
const toasts = (page: Page) => region(page).getByRole('listitem');
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close toast' });

/** What the shell offers remotes, by package and version. */
interface Scope {
  '@site/runtime': Record<
    string,
    { get(): Promise<() => { toast: Record<Kind, (text: string) => string> }> }
  >;
}

/** Asks for a toast as a remote does, through the runtime that the shell offers it. */
async function ask(page: Page, kind: Kind, text: string): Promise<void> {
  await page.evaluate(
    async ([method, message]) => {
      const scope: Scope = Reflect.get(globalThis, '__federation_shared__').default;
      const [offered] = Object.values(scope['@site/runtime']);
      const runtime = (await offered?.get())?.();
      runtime?.toast[method](message);
    },
    [kind, text] as const,
  );
}

/** Waits for a toast to come, moving the clock as little as that takes. */
async function show(page: Page, kind: Kind, text: string): Promise<void> {
  await ask(page, kind, text);
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(toasts(page).filter({ hasText: text })).toBeVisible({ timeout: 50 });
  }).toPass();
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('nothing of toasts is loaded before the first one; it is read out from a live region', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/sobre', { stored: ESSENTIAL_ONLY });
  expect(loaded.filter((url) => /Toasts/.test(url))).toEqual([]);
  await show(page, 'success', 'Salvo.');
  expect(loaded.filter((url) => /Toasts.*\.js/.test(url))).toHaveLength(1);
  await expect(region(page)).toHaveAttribute('aria-live', 'polite');
  await expect(region(page)).toHaveAttribute('aria-relevant', 'additions text');
  await expect(closeButton(page)).toBeVisible();
  await page.clock.runFor(500);
  await expectAccessible(page);
});

test("a toast closes after 4000 ms, or at once by 'Close toast'", async ({ page }) => {
  await visit(page, '/sobre', { stored: ESSENTIAL_ONLY });
  await show(page, 'info', 'Primeiro');
  await page.clock.runFor(3500);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);
  await show(page, 'error', 'Segundo');
  await closeButton(page).click();
  await page.clock.runFor(300);
  await expect(toasts(page)).toHaveCount(0);
});

test('a loading toast stays until it is told otherwise', async ({ page }) => {
  await visit(page, '/sobre', { stored: ESSENTIAL_ONLY });
  await show(page, 'loading', 'Enviando…');
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toHaveText('Enviando…');
});

test('a toast waits while the mouse is over it, it has the focus, or the page is hidden', async ({
  page,
}) => {
  await visit(page, '/sobre', { stored: ESSENTIAL_ONLY });
  await show(page, 'message', 'Um instante');
  await toasts(page).hover();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await closeButton(page).focus();
  await page.mouse.move(0, 0);
  await closeButton(page).blur();
  await closeButton(page).focus();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await hide(page, true);
  await closeButton(page).blur();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await hide(page, false);
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
});

test('Alt+T moves the focus to the toasts', async ({ page }) => {
  await visit(page, '/sobre', { stored: ESSENTIAL_ONLY });
  await show(page, 'success', 'Salvo.');
  await page.keyboard.press('Alt+T');
  await expect(region(page).getByRole('list')).toBeFocused();
});

test('a toast can be swiped away', async ({ page }) => {
  await visit(page, '/sobre', { stored: ESSENTIAL_ONLY });
  await show(page, 'success', 'Salvo.');
  await page.clock.runFor(500);
  await untilStill(page);
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('The toast has no place.');
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 20, { steps: 5 });
  await page.mouse.up();
  await page.clock.runFor(500);
  await expect(toasts(page)).toHaveCount(0);
});

test('three toasts are seen at once, 356 px wide, at the lower right above the chat button', async ({
  page,
}) => {
  await visit(page, '/sobre', { stored: ESSENTIAL_ONLY });
  for (const text of ['Um', 'Dois', 'Três', 'Quatro']) await show(page, 'message', text);
  await page.clock.runFor(500);
  await expect(region(page).locator('li[data-visible=true]')).toHaveText([
    'Quatro',
    'Três',
    'Dois',
  ]);
  await untilStill(page);
  const box = await toasts(page).first().boundingBox();
  expect(box?.width).toBe(356);
  expect((box?.x ?? 0) + 356 + 24).toBe(1440);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900 - 68);
});

test('saved cookie preferences are confirmed; the choices of the banner need no toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const confirmation = toasts(page).filter({ hasText: 'Preferências de cookies salvas.' });
  await visit(page, '/sobre');
  await page.getByRole('button', { name: 'Aceitar todos' }).click();
  // A toast of the page is shown after all that were asked for before it.
  await show(page, 'message', 'Um instante');
  await expect(confirmation).toHaveCount(0);
  await closeButton(page).click();
  await page.clock.runFor(500);
  await page.getByRole('button', { name: 'Preferências de cookies' }).click();
  await page.getByRole('button', { name: 'Salvar preferências' }).click();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(confirmation).toBeVisible({ timeout: 50 });
  }).toPass();
});

/** Puts the tab in the background, or back. */
function hide(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
