/** Where an error came from. */
export interface ErrorContext {
  /** The remote, `shell`, or `window` where that is unknown. */
  where: string;
  /** The build it came from; empty where it is unknown. */
  build: string;
}

/** Receives every error; what it throws itself is ignored. */
export type Monitor = (error: unknown, context: ErrorContext) => void;

let monitor: Monitor | undefined;

/** Plugs in a monitoring service; it receives every error from then on. */
export function setMonitor(next: Monitor | undefined): void {
  monitor = next;
}

/** The one place every error goes through: the console, and the monitoring service if any. */
export function reportError(error: unknown, context: ErrorContext): void {
  console.error(`[${context.where}]`, error);
  notifyMonitor(error, context);
}

/** For errors that the browser itself wrote to the console already. */
export function notifyMonitor(error: unknown, context: ErrorContext): void {
  try {
    monitor?.(error, context);
  } catch {
    // A monitor that fails must not fail the page.
  }
}
