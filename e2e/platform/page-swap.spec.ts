import type { Page } from '@playwright/test';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { footerLink } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

interface Swap {
  /** What stood on the screen before and after, by its heading. */
  from: string;
  to: string;
  /** How long the longest of its animations lasts, in milliseconds. */
  milliseconds: number;
}

/** Notes every view transition of the page. */
async function noteSwaps(page: Page): Promise<() => Promise<Swap[]>> {
  await page.addInitScript(() => {
    const swaps: object[] = [];
    const heading = () => document.querySelector('h1')?.textContent ?? '';
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { swaps });
    document.startViewTransition = (update) => {
      const swap = { from: heading(), to: '', milliseconds: 0 };
      const transition = start(update);
      const note = () => {
        const lasting = document
          .getAnimations()
          .filter(({ effect }) => /^::view-transition/.test(Object(effect).pseudoElement ?? ''))
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
        swaps.push({ ...swap, to: heading(), milliseconds: Math.max(0, ...lasting) });
      };
      transition.ready.then(note, note);
      return transition;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'swaps'));
}

test('one page fades into the other in less than 200 milliseconds, back and forward too', async ({
  page,
}) => {
  const swaps = await noteSwaps(page);
  await page.goto('/sobre');
  await untilHydrated(page);
  const first = await page.getByRole('heading', { level: 1 }).innerText();
  await footerLink(page, 'Ouvidoria').click();
  await expect(page).toHaveURL('/ouvidoria');
  await expectSoon(async () => (await swaps()).length).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/sobre');
  await expectSoon(async () => (await swaps()).length).toBe(2);
  const [there, back] = await swaps();
  expect(there?.from).toBe(first);
  expect(back).toMatchObject({ from: there?.to, to: first });
  for (const swap of await swaps()) {
    expect(swap.milliseconds).toBeGreaterThan(0);
    expect(swap.milliseconds).toBeLessThan(200);
  }
});

test('who wants no motion gets none', async ({ page }) => {
  const swaps = await noteSwaps(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sobre');
  await untilHydrated(page);
  await footerLink(page, 'Ouvidoria').click();
  await expect(page.locator('[data-remote=mf-channels]')).toBeVisible();
  expect(await swaps()).toEqual([]);
});

test('links followed one after the other end at the last', async ({ page }) => {
  await page.goto('/sobre');
  await untilHydrated(page);
  await page.evaluate(() => {
    for (const path of ['/ouvidoria', '/servicos', '/politica-privacidade']) {
      document
        .querySelector<HTMLAnchorElement>(`footer a[href="${path}"], header a[href="${path}"]`)
        ?.click();
    }
  });
  await expect(page).toHaveURL('/politica-privacidade');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('privacidade');
  await untilHydrated(page);
});

test('a page is read and used before its code is here', async ({ page }) => {
  await page.goto('/ouvidoria');
  await untilHydrated(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/mf-institutional/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/certificacao-digital"]')?.click(),
  );
  await expect(page).toHaveURL('/certificacao-digital');
  await expect(page.getByRole('main')).toBeFocused();
  const question = page.locator('details').first();
  await question.locator('summary').click();
  held.resolve();
  await untilHydrated(page);
  await expect(question).toHaveAttribute('open');
});

test('the hints of what other remotes need are few bytes', async ({ request }) => {
  const hints = await (await request.get('/remotes.json')).body();
  expect(hints.length).toBeLessThan(3000);
});
