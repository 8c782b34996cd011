import { openPage } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const KEY = 'sb-localhost-auth-token';
const CLIENT = /backendClient-[\w-]+\.js$/;

function sessionFor(seconds: number): Record<string, unknown> {
  const expires_at = Math.floor(Date.now() / 1000) + seconds;
  const access_token = `${btoa('{"alg":"HS256"}')}.${btoa(`{"exp":${expires_at}}`)}.c2ln`;
  const user = { id: 'u', aud: 'authenticated' };
  const token = { access_token, refresh_token: 'r', token_type: 'bearer' };
  return { ...token, expires_at, expires_in: 3600, user };
}

test('only a stored session loads the client, which refreshes it near its expiry', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await openPage(page, '/sobre');
  // What the browser does when it is idle has been done.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts.filter((address) => CLIENT.test(address))).toEqual([]);

  const session = JSON.stringify(sessionFor(20));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, session] as const);
  const fresh = sessionFor(3600);
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ json: fresh }),
  );
  await page.reload();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), KEY))
    .toContain(String(fresh.access_token));
  expect(scripts.filter((address) => CLIENT.test(address))).toHaveLength(1);
});
