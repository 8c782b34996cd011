import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** Statuses whose answers have no body. */
const BODILESS = [204, 304];

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Path and query as they are written, which a URL would tidy up. */
  target?: string;
}

/**
 * Asks on a connection of its own, follows no redirect, decompresses nothing, and resolves with the whole
 * answer. A connection that is kept open ends with a reload of the edge; browsers mend that, `fetch` does
 * not. `fetch` with `Connection: close` ends the process where the server closes before the body is read:
 * in Node 24 undici 7 throws `assert(!this.paused)`, which nothing can catch (undici issue 5360).
 */
export async function ask(url: string, options: AskOptions = {}): Promise<Response> {
  const { hostname, port, pathname, search } = new URL(url);
  const { target = pathname + search, ...more } = options;
  const asked = request({ ...more, hostname, port, path: target, agent: false });
  const [response]: IncomingMessage[] = await once(asked.end(), 'response');
  if (!response) throw new Error(`${url} came to an end without an answer.`);
  const { statusCode: status = 0, headers } = response;
  const bytes = Buffer.concat(await response.toArray());
  return new Response(BODILESS.includes(status) ? null : bytes, {
    status,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
  });
}
