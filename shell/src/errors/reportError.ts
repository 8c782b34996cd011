import type { PageContainer } from '@site/contract/contract.ts';
import { buildOfEntry } from '@site/contract/entry.ts';

/** Where an error came from. */
interface ErrorContext {
  /** The remote, `shell`, or `window` where that is unknown. */
  where: string;
  /** The build it came from; empty where it is unknown. */
  build: string;
}

/** For errors of the shell itself. */
export const inShell: ErrorContext = {
  where: 'shell',
  build: globalThis.document?.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '',
};

/** For errors of a page: the remote that owns it, and the build that rendered it. */
export function inPage({ remote, entry }: Pick<PageContainer, 'remote' | 'entry'>): ErrorContext {
  return { where: remote, build: buildOfEntry(entry) };
}

/** A page that fails over and over sends no more than this. */
const MOST_REPORTS = 20;

let monitorUrl = '';
let sent = 0;

/**
 * Connects the monitoring service that the configuration names, if any. It also receives what
 * goes wrong outside React: in event handlers and in promises that nothing awaits.
 */
export function watchErrors(url: string): void {
  monitorUrl = url;
  sent = 0;
  if (!url) return;
  // The browser has written these to the console already.
  window.addEventListener('error', ({ error, message }) => send(error ?? message, inStack(error)));
  window.addEventListener('unhandledrejection', ({ reason }) => send(reason, inStack(reason)));
}

/** The one place every error goes through: the console, and the monitoring service if any. */
export function reportError(error: unknown, context: ErrorContext): void {
  console.error(`[${context.where}]`, error);
  send(error, context);
}

/**
 * Posts an error to the monitoring service, also while the page is being left. Sent as plain text,
 * so that another origin needs to answer no preflight.
 */
function send(error: unknown, context: ErrorContext): void {
  if (!monitorUrl || sent >= MOST_REPORTS) return;
  sent += 1;
  const isError = error instanceof Error;
  const report = {
    ...context,
    message: isError ? `${error.name}: ${error.message}` : String(error),
    stack: (isError && error.stack) || '',
    // Without query or hash: they may hold what a visitor typed.
    page: window.location.pathname,
  };
  try {
    navigator.sendBeacon(monitorUrl, JSON.stringify(report));
  } catch {
    // A monitor that fails must not fail the page.
  }
}

/**
 * For uncaught errors: the shell or the remote whose file stands first in the stack. A remote's build is that
 * of the page on screen, if it is the remote's.
 */
export function inStack(error: unknown): ErrorContext {
  const stack = (error instanceof Error && error.stack) || '';
  const where = /\/(mf-[a-z0-9-]+|shell)\/assets\//.exec(stack)?.[1];
  if (!where) return { where: 'window', build: '' };
  if (where === 'shell') return inShell;
  const shown = document.querySelector<HTMLElement>(`[data-remote="${where}"]`);
  return { where, build: buildOfEntry(shown?.dataset.entry ?? '') };
}
