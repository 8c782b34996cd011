// @vitest-environment jsdom
import { isAllowedQuery } from '@site/contract/queries.ts';
import { site } from '@site/site';
import { backendClient } from '@site/site/backendClient.ts';
import { sessionKey } from '@site/site/storedSession.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someRow } from '../testing/jobs.ts';
import { readJob, readJobs } from './readJobs.ts';

const fetchMock = vi.fn<typeof fetch>();
const oneRow = async () => Response.json([someRow({ id: 'a' })]);

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => fetchMock(...request));
});

test('the access token of a stored session goes with it', async () => {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const access_token = `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ sub: 'u', exp }))}.c2ln`;
  const session = { access_token, refresh_token: 'r', token_type: 'bearer', expires_at: exp };
  localStorage.setItem(sessionKey(), JSON.stringify({ ...session, user: { id: 'u' } }));
  // Another page.
  Reflect.deleteProperty(window, Symbol.for('site.backend-client'));
  fetchMock.mockImplementation(oneRow);
  await readJobs();
  await backendClient().auth.stopAutoRefresh();
  const headers = new Headers(fetchMock.mock.calls[0]?.[1]?.headers);
  expect(headers.get('authorization')).toBe(`Bearer ${access_token}`);
  Reflect.deleteProperty(window, Symbol.for('site.backend-client'));
  localStorage.clear();
});

test('the site asks its own address, with the public key, what edge and backend answer', async () => {
  fetchMock.mockImplementation(oneRow);
  await readJobs();
  await readJob('5e1f0c1a-0001-4a6b-8c00-000000000001');
  for (const [input, init] of fetchMock.mock.calls) {
    const { origin, pathname, search } = new URL(String(input));
    expect(origin + pathname).toBe(`${window.location.origin}/rest/v1/jobs`);
    expect(isAllowedQuery(search.slice(1))).toBe(true);
    expect(new Headers(init?.headers).get('apikey')).toBe(site.backend.anonKey);
  }
});

describe('rows that cannot be read', () => {
  test('are skipped and reported once, with their ids; the others are shown', async () => {
    fetchMock.mockResolvedValue(
      Response.json([someRow({ id: 'a' }), someRow({ id: 'b', title: null }), 7]),
    );
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect((await readJobs()).map(({ id }) => id)).toEqual(['a']);
    expect(warn.mock.calls).toEqual([['Malformed vacancies, not shown:', 'b, #3']]);
  });

  test('and nothing else are an answer that makes no sense, not an empty list', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    fetchMock.mockResolvedValue(Response.json([1, 2]));
    await expect(readJobs()).rejects.toThrow(/não conseguimos ler/);
  });
});

describe('an error', () => {
  test.each([
    ['no connection', () => Promise.reject(new TypeError('')), /conexão com a internet/],
    ['garbage', () => new Response('<!doctype html><p>Olá'), /não conseguimos ler/],
    ['an object', () => Response.json({ a: 1 }), /não conseguimos ler/],
    ['nothing', () => new Response(''), /não conseguimos ler/],
    ['a status alone', () => new Response('', { status: 401 }), /recusou o acesso/],
    ['null', () => new Response('null', { status: 500 }), /está com um problema/],
  ])('comes of %s', async (_, answer, text) => {
    fetchMock.mockImplementation(async () => answer());
    await expect(readJobs()).rejects.toThrow(text);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('comes within 3 seconds when the body does not', async () => {
    const timeout = new AbortController();
    const start = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    fetchMock.mockImplementation(async (_, init) => {
      const aborted = new Promise<never>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
      return Object.assign(new Response(new ReadableStream()), { text: () => aborted });
    });
    const failed = expect(readJobs()).rejects.toThrow(/demorou demais/);
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled(), { timeout: 100_000 });
    timeout.abort();
    await failed;
    expect(start.mock.calls).toEqual([[2000]]);
  });
});
