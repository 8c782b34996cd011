// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendClient } from './backendClient.ts';
import { sessionKey } from './sessionKey.ts';
import { site } from './site.ts';

const HOUR = 3600;
const fetchMock = vi.fn<typeof fetch>();

const now = () => Math.floor(Date.now() / 1000);
const token = (expires: number) =>
  `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ sub: 'u', exp: expires }))}.c2ln`;

async function readOnce() {
  const client = backendClient();
  await client.from('jobs').select('*').eq('type', 'job_offer').retry(false);
  await client.auth.stopAutoRefresh();
  const call = fetchMock.mock.calls.find(([input]) => String(input).includes('/rest/v1/jobs'));
  return new Headers(call?.[1]?.headers).get('authorization');
}

beforeEach(() => {
  window.localStorage.clear();
  // Another page.
  Reflect.deleteProperty(window, Symbol.for('site.backend-client'));
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
  const times = { expires_at: now() + HOUR, expires_in: HOUR };
  const user = { id: 'u', aud: 'authenticated' };
  const session = { access_token: access, refresh_token: 'r', token_type: 'bearer', user };
  window.localStorage.setItem(sessionKey(), JSON.stringify({ ...session, ...times }));
  expect(await readOnce()).toBe(`Bearer ${access}`);
});

test('a page has one client, whichever of its apps asks first', () => {
  expect(backendClient()).toBe(backendClient());
});
