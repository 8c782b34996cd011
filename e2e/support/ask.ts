import { rawRequest } from './rawRequest.ts';

/** Statuses whose answers have no body. */
const BODILESS = [204, 304];

/**
 * Asks on a connection of its own, follows no redirect, and resolves with the whole answer. A connection
 * that is kept open ends with a reload of the edge; browsers mend that, `fetch` does not. `fetch` with
 * `Connection: close` ends the process where the server closes before the body is read: in Node 24
 * undici 7 throws `assert(!this.paused)`, which nothing can catch (undici issue 5360).
 */
export async function ask(
  url: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const { status, headers, body } = await rawRequest(origin, pathname + search, options);
  if (status === 0) throw new Error(`${url} came to an end without an answer.`);
  const bytes = BODILESS.includes(status) ? null : Buffer.from(body, 'latin1');
  return new Response(bytes, { status, headers: Object.fromEntries(headers) });
}
