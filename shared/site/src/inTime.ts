/** As long as a visitor waits for an answer of this site. */
export const ANSWER_TIMEOUT_MS = 3000;

/** `fetch` that never hangs: rejects unless the answer is here, to its last byte, within 3 s. */
export function fetchInTime(address: string, options: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...options, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
}

/** Rejects after 3 s, naming what was awaited. */
export function inTime<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new Error(`${what} did not load within ${ANSWER_TIMEOUT_MS} ms.`));
    timer = setTimeout(late, ANSWER_TIMEOUT_MS);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
