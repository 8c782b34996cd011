import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

const REQUEST_TIMEOUT_MS = 10_000;
/** Ten a second: an answer that is lost is seen, and two cores are left for what happens meanwhile. */
const REQUEST_INTERVAL_MS = 100;

/** What constant requests were answered while something happened. */
export interface Requests {
  asked: number;
  /** Answers that were no 200, as in "/vagas 502". */
  wrong: string[];
  /** The slowest answer, in milliseconds. */
  slowest: number;
}

/** Asks pages in turn, ten a second, until the action has ended. */
export async function underRequests(
  address: string,
  paths: readonly string[],
  action: () => Promise<unknown>,
): Promise<Requests> {
  const requests: Requests = { asked: 0, wrong: [], slowest: 0 };
  const open = new Set<Promise<void>>();
  let isOver = false;
  const acting = action().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const path = paths[requests.asked % paths.length] ?? '/';
    requests.asked += 1;
    const from = performance.now();
    const asking = statusOf(address + path).then((status) => {
      if (status !== 200) requests.wrong.push(`${path} ${status}`);
      requests.slowest = Math.max(requests.slowest, Math.round(performance.now() - from));
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
  const { get } = url.startsWith('https:') ? https : http;
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return new Promise((resolve) => {
    get(url, { agent: false, rejectUnauthorized: false, signal }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', (error) => resolve(error.message));
    }).once('error', (error) => resolve(error.message));
  });
}
