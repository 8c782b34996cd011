import { inStack } from './errorContext.ts';
import { type ErrorContext, type Monitor, notifyMonitor, setMonitor } from './reportError.ts';

/**
 * Connects the monitoring service that the configuration names, if any. It also receives what
 * goes wrong outside React: in event handlers and in promises that nothing awaits.
 */
export function watchErrors(monitorUrl: string): void {
  if (!monitorUrl) return;
  setMonitor(beaconMonitor(monitorUrl));
  window.addEventListener('error', ({ error, message }) =>
    notifyMonitor(error ?? message, inStack(error)),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    notifyMonitor(reason, inStack(reason)),
  );
}

/** A page that fails over and over sends no more than this. */
const MOST_REPORTS = 20;

/** What the monitoring service receives, as JSON in a POST. */
interface ErrorReport {
  /** The remote, `shell`, or `window` where that is unknown. */
  where: string;
  /** The build of it that failed; empty where it is unknown. */
  build: string;
  message: string;
  stack: string;
  /** Path of the page, without query or hash: they may hold what a visitor typed. */
  page: string;
}

/**
 * A monitor that posts each error to `url`, also while the page is being left; at most twenty in
 * the life of a page. Sent as plain text, so that another origin needs to answer no preflight.
 */
function beaconMonitor(url: string): Monitor {
  let sent = 0;
  return (error, context) => {
    if (sent >= MOST_REPORTS) return;
    sent += 1;
    navigator.sendBeacon(url, JSON.stringify(reportOf(error, context)));
  };
}

function reportOf(error: unknown, { where, build }: ErrorContext): ErrorReport {
  const isError = error instanceof Error;
  return {
    where,
    build,
    message: isError ? `${error.name}: ${error.message}` : String(error),
    stack: (isError && error.stack) || '',
    page: window.location.pathname,
  };
}
