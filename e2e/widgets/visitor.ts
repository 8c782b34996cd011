import type { Page } from '@playwright/test';
import { expectAccessible as expectNothingFromAxe } from '../support/axe.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { withConsent } from '../support/onPage.ts';

/** A Monday morning; time stands still there until a test moves it. */
const NOW = new Date('2026-03-02T10:00:00-03:00');

/**
 * Opens a page whose clock stands still, as one who has chosen about cookies or on a first visit, and
 * waits until the shell is hydrated.
 */
export async function visit(page: Page, path: string, { isFirst = false } = {}) {
  await page.clock.install({ time: NOW.getTime() - 60_000 });
  await page.clock.pauseAt(NOW);
  if (!isFirst) await withConsent(page);
  await page.goto(path);
  await untilTimersRun(page);
}

/** The shell notes each page it shows, here the first one of a visit: then its timers have started. */
export async function untilTimersRun(page: Page): Promise<void> {
  const visited = () => page.evaluate(() => sessionStorage.getItem('visitedPages') ?? '');
  await expectSoon(visited).toContain(JSON.stringify(new URL(page.url()).pathname));
  await untilHydrated(page);
}

/** Axe finds nothing in the state that the page is in; it needs a clock that goes. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.clock.resume();
  await expectNothingFromAxe(page);
}

/** What local storage holds under a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
