import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const KEY = 'sb-localhost-auth-token';
const CLIENT = /backendClient-[\w-]+\.js$/;
const HOUR = 3600;

function sessionFor(seconds: number): Record<string, unknown> {
  const expires_at = Math.floor(Date.now() / 1000) + seconds;
  const access_token = `${btoa('{"alg":"HS256"}')}.${btoa(`{"exp":${expires_at}}`)}.c2ln`;
  const user = { id: 'u', aud: 'authenticated' };
  return {
    access_token,
    refresh_token: 'r',
    token_type: 'bearer',
    expires_at,
    expires_in: HOUR,
    user,
  };
}

/** A session from an earlier visit; a reload does not bring it back. */
async function storeSession(page: Page, seconds: number): Promise<void> {
  await page.goto('/robots.txt');
  const store = ([key, text]: [string, string]) => localStorage.setItem(key, text);
  await page.evaluate(store, [KEY, JSON.stringify(sessionFor(seconds))] as [string, string]);
}

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('a stored session near its expiry is refreshed on a page that asks for nothing', async ({
  page,
}) => {
  await storeSession(page, 20);
  const fresh = sessionFor(HOUR);
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ json: fresh }),
  );
  const client = page.waitForRequest(CLIENT);
  await page.goto('/sobre');
  await client;
  await expect.poll(() => stored(page)).toContain(String(fresh.access_token));
});

test('without a stored session no client is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await page.goto('/sobre');
  await untilHydrated(page);
  // What the browser does when it is idle has been done.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts.filter((address) => CLIENT.test(address))).toEqual([]);
});
