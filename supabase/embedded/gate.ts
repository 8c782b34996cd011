const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const restPath = '/rest/v1/';

/**
 * The answer to a request that must not reach the database, or undefined for one that may.
 * Mirrors the edge in production, which lets only reads of `/rest/v1/` through.
 */
export function refusal(request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  // The bare root would list every table and column.
  if (!pathname.startsWith(restPath) || pathname === restPath) return answer(404, 'Not found');
  if (!isDecodable(pathname)) return answer(400, 'The address is malformed');
  if (readingMethods.has(request.method)) return undefined;
  return answer(405, 'This backend is read-only', { Allow: 'GET, HEAD, OPTIONS' });
}

/** The request as the edge passes it on: whatever key or token it carries, it is nobody's. */
export function withoutCredentials(request: Request): Request {
  const url = new URL(request.url);
  url.searchParams.delete('apikey');
  const headers = new Headers(request.headers);
  for (const name of ['apikey', 'authorization', 'cookie']) headers.delete(name);
  return new Request(url, { method: request.method, headers });
}

/** The answer after the backend was closed. */
export const closed = (): Response => answer(503, 'This backend is closed');

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
