import { expect, type Page } from '@playwright/test';
import { expectSoon } from './expectSoon.ts';

/** Matches once the frame is hydrated and the whole page is laid out, down to its end. */
export const READY = 'html:not([data-offscreen-deferred]) nav[data-hydrated]';

/** Playwright's error for a page that loads anew during a call: the call must be repeated. */
const BETWEEN_DOCUMENTS = /Execution context was destroyed/;

/** Whether the page's own code has taken over: React leaves a mark on every node it holds. */
export function isHydrated(page: Page): Promise<boolean> {
  return page
    .evaluate(() => {
      const child = document.querySelector('[data-remote]')?.firstElementChild;
      return Object.keys(child ?? {}).some((key) => key.startsWith('__react'));
    })
    .catch((error) => {
      if (BETWEEN_DOCUMENTS.test(error)) return false;
      throw error;
    });
}

export async function untilHydrated(page: Page): Promise<void> {
  await expectSoon(() => isHydrated(page)).toBe(true);
}

/** Opens a page and waits until its frame is hydrated: a page of an error has no code of its own. */
export async function openFrame(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(READY)).toBeAttached();
}

/** Opens a page and waits until frame and page are hydrated. */
export async function openPage(page: Page, path = '/sobre'): Promise<void> {
  await openFrame(page, path);
  await untilHydrated(page);
}

/** Opens a page of a development server; before its client has connected a change does not reach it. */
export async function openDeveloped(page: Page, url: string): Promise<void> {
  const connected = page.waitForEvent('console', (said) => said.text() === '[vite] connected.');
  await page.goto(url);
  await connected;
  await untilHydrated(page);
}
