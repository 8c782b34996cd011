import type { Question } from './messages.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const restPath = '/rest/v1/';

/** The site's longest question has 200 characters. */
const longestQuery = 1000;
const longestAlternative = 200;
/** Regular expressions and full-text search: of these a short one can take hours. */
const costly = /(?:^|[.(,=])(?:i?match|(?:pl|ph|w)?fts)(?:\([^)]*\))?\./i;
const alternative = /^(?:not\.)?(?:or|and)$/i;

/**
 * The answer to a request that must not reach the database, or undefined for one that may.
 * Mirrors the edge in production, which lets only reads of `/rest/v1/` through.
 */
export function refusal(request: Request): Response | undefined {
  const url = new URL(request.url);
  // The bare root would list every table and column.
  if (!url.pathname.startsWith(restPath) || url.pathname === restPath)
    return answer(404, 'Not found');
  if (!isDecodable(url.pathname)) return answer(400, 'The address is malformed');
  if (!readingMethods.has(request.method))
    return answer(405, 'This backend is read-only', { Allow: 'GET, HEAD, OPTIONS' });
  if (asksTooMuch(url)) return answer(400, 'This backend does not answer such questions');
  return undefined;
}

/** Whether a question is of a kind that the site never asks and that can keep the database busy. */
function asksTooMuch({ search, searchParams }: URL): boolean {
  if (search.length > longestQuery) return true;
  return [...searchParams].some(
    ([name, value]) =>
      costly.test(value) ||
      (alternative.test(name.split('.').at(-1) ?? '') && value.length > longestAlternative),
  );
}

/** The request as the edge passes it on: whatever key or token it carries, it is nobody's. */
export function questionOf(request: Request): Question {
  const url = new URL(request.url);
  url.searchParams.delete('apikey');
  const headers = new Headers(request.headers);
  for (const name of ['apikey', 'authorization', 'cookie']) headers.delete(name);
  return { method: request.method, address: url.href, headers: Object.fromEntries(headers) };
}

/** The answer after the backend was closed. */
export const closed = (): Response => answer(503, 'This backend is closed');

/** The answer to a question that took too long, and to those that waited behind it. */
export const overloaded = (): Response =>
  answer(503, 'This backend is busy', { 'Retry-After': '1' });

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function answer(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { code: String(status), message, details: null, hint: null };
  return Response.json(body, { status, headers });
}
