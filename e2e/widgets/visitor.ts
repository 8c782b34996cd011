import type { Page } from '@playwright/test';
import { expectAccessible as expectNothingFromAxe } from '../support/axe.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { untilHydrated } from '../support/hydrated.ts';

/** A Monday morning; time stands still there until a test moves it. */
export const NOW = new Date('2026-03-02T10:00:00-03:00');

export const ESSENTIAL_ONLY = { cookie_consent: '{"choice":"essential-only"}' };

interface VisitOptions {
  /** What local storage holds from earlier visits. */
  stored?: Record<string, string>;
}

/** Opens a page whose clock stands still, and waits until the shell is hydrated. */
export async function visit(page: Page, path: string, { stored = {} }: VisitOptions = {}) {
  await page.clock.install({ time: NOW.getTime() - 1000 });
  await page.clock.pauseAt(NOW);
  await page.addInitScript((items) => {
    if (sessionStorage.getItem('is-prepared')) return;
    sessionStorage.setItem('is-prepared', 'true');
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(path);
  await expectVisited(page, path);
  await untilHydrated(page);
}

/** The shell notes each page it shows: then it is hydrated, and its timers have started. */
export async function expectVisited(page: Page, path: string): Promise<void> {
  const visited = () => page.evaluate(() => sessionStorage.getItem('visitedPages') ?? '');
  await expectSoon(visited).toContain(JSON.stringify(path));
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

/** Makes the browser's storage refuse everything, as some private modes do. */
export async function breakStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

/** Sums up the layout shifts from now on that no input of the visitor explains. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, 'layoutShifts');
      return Array.isArray(shifts) ? shifts.reduce((sum, value) => sum + Number(value), 0) : NaN;
    });
}
