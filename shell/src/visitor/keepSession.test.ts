// @vitest-environment jsdom
import { backendClient } from '@site/site/backendClient.ts';
import { sessionKey } from '@site/site/storedSession.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession } from './keepSession.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const CLIENT = Symbol.for('site.backend-client');
const fetchMock = vi.fn<typeof fetch>();

const now = () => Math.floor(Date.now() / 1000);
const token = (expires: number) =>
  `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ sub: 'u', exp: expires }))}.c2ln`;

function sessionFor(seconds: number) {
  const user = { id: 'u', aud: 'authenticated', app_metadata: {}, user_metadata: {} };
  const expires_at = now() + seconds;
  return {
    ...{ access_token: token(expires_at), refresh_token: 'r1', token_type: 'bearer' },
    ...{ expires_at, expires_in: HOUR, user },
  };
}

const store = (seconds: number) =>
  window.localStorage.setItem(sessionKey(), JSON.stringify(sessionFor(seconds)));
const stored = (): { expires_at: number } | null =>
  JSON.parse(window.localStorage.getItem(sessionKey()) ?? 'null');
/** What the authentication service answers with, of the second in which a test begins. */
let renewed: ReturnType<typeof sessionFor>;
/** A busy machine makes it slow, not red. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 100_000 });
const refreshes = () =>
  fetchMock.mock.calls.filter(([input]) => String(input).includes('grant_type=refresh_token'));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-03T12:00:00Z') });
  renewed = sessionFor(HOUR);
  Reflect.deleteProperty(window, CLIENT);
  window.localStorage.clear();
  window.history.replaceState(null, '', '/sobre');
  fetchMock.mockReset().mockImplementation(async () => Response.json(renewed));
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => fetchMock(...request));
});
afterEach(async () => {
  if (CLIENT in window) await backendClient().auth.stopAutoRefresh();
  Reflect.deleteProperty(window, CLIENT);
});

const GARBAGE = ['-1', '1e309', '"x"', '{}', 'null', '{"access_token":1}', '{'];

test.each(GARBAGE)('%s is no session: it is removed without the client', async (garbage) => {
  await keepSession();
  window.localStorage.setItem(sessionKey(), garbage);
  await keepSession();
  expect(window.localStorage.getItem(sessionKey())).toBeNull();
  expect(CLIENT in window).toBe(false);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a session that expires in 30 seconds is refreshed at once', async () => {
  store(30);
  await keepSession();
  await until(() => expect(stored()?.expires_at).toBe(renewed.expires_at));
  expect(refreshes()).toHaveLength(1);
});

test('a session that lasts is left alone until it is near its expiry', async () => {
  store(10 * MINUTE);
  await keepSession();
  await vi.advanceTimersByTimeAsync(5 * MINUTE * 1000);
  expect(refreshes()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(5 * MINUTE * 1000);
  expect(refreshes()).toHaveLength(1);
});

test('a session whose refresh is refused is removed', async () => {
  fetchMock.mockImplementation(async () =>
    Response.json({ code: 'refresh_token_not_found', message: 'gone' }, { status: 400 }),
  );
  store(-5);
  await keepSession();
  await until(() => expect(stored()).toBeNull());
});

test('a session whose refresh fails for a moment is refreshed a little later', async () => {
  fetchMock.mockImplementationOnce(async () => new Response('', { status: 503 }));
  store(-5);
  await keepSession();
  await vi.advanceTimersByTimeAsync(200);
  await until(() => expect(stored()?.expires_at).toBe(renewed.expires_at));
  expect(refreshes()).toHaveLength(2);
});

const ERRORS = ['#error=access_denied&error_code=otp_expired', '?error_code=bad_oauth_state'];

test.each(ERRORS)('%s in the address removes the session without the client', async (address) => {
  store(HOUR);
  window.history.replaceState(null, '', `/sobre${address}`);
  await keepSession();
  expect(stored()).toBeNull();
  expect(CLIENT in window).toBe(false);
});
