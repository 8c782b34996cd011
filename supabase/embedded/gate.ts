import { isAllowedQuery, QUERIES_PATH, REVISION_QUERY } from '@site/contract/queries.ts';
import type { Question } from './messages.ts';

/** The answer to a request that must not reach the database, or undefined for one that may. */
export function refusal({ method, url }: Request): Response | undefined {
  const { pathname, search } = new URL(url);
  const path = decode(pathname);
  if (path === undefined) return answer(400, 'The address is malformed');
  const isRevision = pathname + search === REVISION_QUERY;
  if (path !== QUERIES_PATH && !isRevision) return answer(404, 'Not found');
  if (method !== 'GET' && method !== 'HEAD')
    return answer(405, 'This backend is read-only', { Allow: 'GET, HEAD' });
  if (isRevision) return undefined;
  if (pathname === path && isAllowedQuery(search.slice(1))) return undefined;
  return answer(400, 'The site does not send this query (shared/contract/src/queries.ts)');
}

/** The request as the edge forwards it: without keys, tokens and cookies. */
export function questionOf({ method, url, headers: sent }: Request): Question {
  const headers = new Headers(sent);
  for (const name of ['apikey', 'authorization', 'cookie']) headers.delete(name);
  return { method, address: url, headers: Object.fromEntries(headers) };
}

/** The answer after the backend was closed. */
export const closed = (): Response => answer(503, 'This backend is closed');

/** The answer to a question that took too long, and to those that waited behind it. */
export const overloaded = (): Response =>
  answer(503, 'This backend is busy', { 'Retry-After': '1' });

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function answer(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { code: String(status), message, details: null, hint: null };
  return Response.json(body, { status, headers });
}
