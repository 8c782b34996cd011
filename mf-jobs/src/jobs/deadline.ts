/** Ends a piece of work by a signal: when its time is up, or when its caller gives up. */
export interface Deadline {
  signal: AbortSignal;
  /** The time was up; false when the caller gave up. */
  isOver(): boolean;
  /** Stops the clock. */
  clear(): void;
}

/** Starts a clock of `milliseconds`; when `outer` aborts, so does the deadline's signal. */
export function startDeadline(milliseconds: number, outer: AbortSignal): Deadline {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort();
  }, milliseconds);
  outer.addEventListener('abort', giveUp);
  if (outer.aborted) giveUp();
  return {
    signal: controller.signal,
    isOver: () => isOver,
    clear() {
      clearTimeout(timer);
      outer.removeEventListener('abort', giveUp);
    },
  };
}
