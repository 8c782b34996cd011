/** A busy machine has no idle time: then it is done all the same. */
const TIMEOUT_MS = 3000;
/** For browsers without `requestIdleCallback`. */
const FALLBACK_MS = 50;

/** Does something that visitors do not wait for. */
export function whenIdle(task: (deadline?: IdleDeadline) => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: TIMEOUT_MS });
  else setTimeout(task, FALLBACK_MS);
}
