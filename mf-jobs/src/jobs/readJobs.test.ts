// @vitest-environment jsdom
import { isAllowedQuery } from '@site/contract/queries.ts';
import { site } from '@site/site';
import { backendClient } from '@site/site/backendClient.ts';
import { sessionKey } from '@site/site/sessionKey.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readJob, readJobs } from './readJobs.ts';
import { someRow } from './testing.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => fetchMock(...request));
});
afterEach(() => {
  fetchMock.mockReset();
});

/** Answers like PostgREST with `total` rows, at most `cap` at a time. */
function answerWith(total: number, cap = 1000): void {
  fetchMock.mockImplementation(async (input) => {
    const { searchParams } = new URL(String(input));
    const offset = Number(searchParams.get('offset'));
    const size = Math.min(cap, Number(searchParams.get('limit')), total - offset);
    const rows = Array.from({ length: size }, (_, index) =>
      someRow({ id: String(offset + index) }),
    );
    const range = `${offset}-${offset + size - 1}/${total}`;
    return Response.json(rows, { status: 206, headers: { 'content-range': range } });
  });
}

test('the access token of a stored session goes with it', async () => {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const access_token = `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ sub: 'u', exp }))}.c2ln`;
  const session = { access_token, refresh_token: 'r', token_type: 'bearer', expires_at: exp };
  localStorage.setItem(sessionKey(), JSON.stringify({ ...session, user: { id: 'u' } }));
  // Another page.
  Reflect.deleteProperty(window, Symbol.for('site.backend-client'));
  answerWith(1);
  await readJobs();
  await backendClient().auth.stopAutoRefresh();
  const headers = new Headers(fetchMock.mock.calls[0]?.[1]?.headers);
  expect(headers.get('authorization')).toBe(`Bearer ${access_token}`);
  Reflect.deleteProperty(window, Symbol.for('site.backend-client'));
  localStorage.clear();
});

test('the site asks its own address, with the public key, what edge and backend answer', async () => {
  answerWith(1);
  await readJobs();
  await readJob('5e1f0c1a-0001-4a6b-8c00-000000000001');
  for (const [input, init] of fetchMock.mock.calls) {
    const { origin, pathname, search } = new URL(String(input));
    expect(origin + pathname).toBe(`${window.location.origin}/rest/v1/jobs`);
    expect(isAllowedQuery(search.slice(1))).toBe(true);
    expect(new Headers(init?.headers).get('apikey')).toBe(site.backend.anonKey);
  }
});

test.each([
  [2500, 1000, 3],
  // The backend allows fewer rows than we ask for.
  [70, 30, 3],
  [1000, 1000, 1],
])('%i rows, of which one answer holds %i, are read by %i requests', async (total, cap, times) => {
  answerWith(total, cap);
  const ids = (await readJobs()).map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: total }, (_, id) => String(id)));
  expect(fetchMock).toHaveBeenCalledTimes(times);
});

test('a row that comes between two requests moves the others, and none shows twice', async () => {
  const answer = (...ids: string[]) =>
    Response.json(
      ids.map((id) => someRow({ id })),
      { status: 206, headers: { 'content-range': '0-1/3' } },
    );
  fetchMock.mockResolvedValueOnce(answer('a', 'b')).mockResolvedValueOnce(answer('b', 'c'));
  expect((await readJobs()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
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
