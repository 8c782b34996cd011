import type { ErrorContext, Monitor } from './reportError.ts';

/** A page that fails over and over says it often enough by then. */
const MOST_REPORTS = 20;

/** What the monitoring service receives, as JSON in a POST. */
export interface ErrorReport {
  /** The remote, `shell`, or `window` where nothing tells whose it is. */
  where: string;
  /** The build of it that failed; empty where nothing tells it. */
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
export function beaconMonitor(url: string): Monitor {
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
