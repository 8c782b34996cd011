import { request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

const REQUEST_TIMEOUT_MS = 10_000;
/** Below the edge's 20 documents a second for each address. */
const REQUEST_INTERVAL_MS = 100;

/** What constant requests were answered while something happened. */
export interface Requests {
  asked: number;
  /** Answers that were no 200, as in "/vagas 502". */
  wrong: string[];
}

/** Asks pages in turn, ten a second, until the action has ended. */
export async function underRequests(
  address: string,
  paths: readonly string[],
  action: () => Promise<unknown>,
): Promise<Requests> {
  const requests: Requests = { asked: 0, wrong: [] };
  const open = new Set<Promise<void>>();
  let isOver = false;
  const acting = action().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const path = paths[requests.asked % paths.length] ?? '/';
    requests.asked += 1;
    const asking = statusOf(address + path).then((status) => {
      if (status !== 200) requests.wrong.push(`${path} ${status}`);
      open.delete(asking);
    });
    open.add(asking);
    await Promise.race([acting, wait(REQUEST_INTERVAL_MS)]);
  }
  await Promise.all(open);
  await acting;
  return requests;
}

/** The status of an answer that came whole, or why none came. Certificates are not verified. */
function statusOf(url: string): Promise<number | string> {
  return url.startsWith('https:') ? secureStatusOf(url) : plainStatusOf(url);
}

async function plainStatusOf(url: string): Promise<number | string> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(url, { signal, headers: { connection: 'close' } });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

function secureStatusOf(url: string): Promise<number | string> {
  return new Promise((resolve) => {
    const options = { rejectUnauthorized: false, timeout: REQUEST_TIMEOUT_MS };
    request(url, options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', (error) => resolve(error.message))
      .end();
  });
}
