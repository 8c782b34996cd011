import { beaconMonitor } from './beaconMonitor.ts';
import { inStack } from './errorContext.ts';
import { setMonitor, tellMonitor } from './reportError.ts';

/**
 * Connects the monitoring service that the configuration names, if any. It also hears of what
 * goes wrong outside React: in event handlers and in promises nobody waits for.
 */
export function watchErrors(monitorUrl: string): void {
  if (!monitorUrl) return;
  setMonitor(beaconMonitor(monitorUrl));
  window.addEventListener('error', ({ error, message }) =>
    tellMonitor(error ?? message, inStack(error)),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    tellMonitor(reason, inStack(reason)),
  );
}
