/** Where an error came from, for whoever reads it. */
export interface ErrorContext {
  /** The remote, or `shell`. */
  where: string;
}

type Monitor = (error: unknown, context: ErrorContext) => void;

let monitor: Monitor | undefined;

/** Plugs in a monitoring service; it hears of every error from then on. */
export function setMonitor(next: Monitor): void {
  monitor = next;
}

/** The one place every error goes through: the console, and the monitoring service if any. */
export function reportError(error: unknown, context: ErrorContext): void {
  console.error(`[${context.where}]`, error);
  monitor?.(error, context);
}
