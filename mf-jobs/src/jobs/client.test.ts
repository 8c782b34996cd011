// @vitest-environment jsdom
import { site } from '@site/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Where the client library keeps a session, by the first word of the host. */
const KEY = `sb-${window.location.hostname.split('.')[0]}-auth-token`;
const HOUR = 3600;
const fetchMock = vi.fn<typeof fetch>();

const now = () => Math.floor(Date.now() / 1000);
const token = (expires: number) =>
  `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ sub: 'u', exp: expires }))}.c2ln`;

function session(access_token: string, expires_at: number) {
  const user = { id: 'u', aud: 'authenticated', app_metadata: {}, user_metadata: {} };
  return {
    ...{ access_token, refresh_token: 'r1', expires_at, expires_in: HOUR },
    ...{ token_type: 'bearer', user },
  };
}

/** The client as a page loads it: anew, with what the browser stores. */
async function readOnce() {
  vi.resetModules();
  const { jobsClient } = await import('./client.ts');
  const client = jobsClient();
  await client.from('jobs').select('*').eq('type', 'job_offer').retry(false);
  await client.auth.stopAutoRefresh();
  const call = fetchMock.mock.calls.find(([input]) => String(input).includes('/rest/v1/jobs'));
  return new Headers(call?.[1]?.headers).get('authorization');
}

beforeEach(() => {
  window.localStorage.clear();
  fetchMock.mockReset().mockImplementation(async () => Response.json([]));
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => fetchMock(...request));
});
afterEach(() => vi.unstubAllGlobals());

test('without a session requests carry the public key alone', async () => {
  const sent = await readOnce();
  expect([null, `Bearer ${site.backend.anonKey}`]).toContain(sent);
});

test('the access token of a stored session goes with requests', async () => {
  const access = token(now() + HOUR);
  window.localStorage.setItem(KEY, JSON.stringify(session(access, now() + HOUR)));
  expect(await readOnce()).toBe(`Bearer ${access}`);
});

test('a session near its end is refreshed first, and the new one is kept', async () => {
  const fresh = token(now() + HOUR);
  fetchMock.mockImplementation(async (input) =>
    String(input).includes('grant_type=refresh_token')
      ? Response.json(session(fresh, now() + HOUR))
      : Response.json([]),
  );
  window.localStorage.setItem(KEY, JSON.stringify(session(token(now() + 5), now() + 5)));
  expect(await readOnce()).toBe(`Bearer ${fresh}`);
  expect(window.localStorage.getItem(KEY)).toContain(fresh);
});

test('a session that cannot be refreshed is removed, and the page reads as anybody', async () => {
  fetchMock.mockImplementation(async (input) =>
    String(input).includes('/auth/v1/')
      ? Response.json({ code: 'refresh_token_not_found', message: 'gone' }, { status: 400 })
      : Response.json([]),
  );
  window.localStorage.setItem(KEY, JSON.stringify(session(token(now() - 5), now() - 5)));
  const sent = await readOnce();
  expect([null, `Bearer ${site.backend.anonKey}`]).toContain(sent);
  expect(window.localStorage.getItem(KEY)).toBeNull();
});
