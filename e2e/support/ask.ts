import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

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
  const answered = once(request(url, { ...options, agent: false }).end(), 'response');
  const [answer]: IncomingMessage[] = await answered;
  if (!answer) throw new Error(`${url} came to an end without an answer.`);
  const body = await buffer(answer);
  const status = answer.statusCode ?? 0;
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return new Response(BODILESS.includes(status) ? null : body, {
    status,
    headers: Object.fromEntries(headers),
  });
}
