import { buildOfEntry } from '@site/contract/entry.ts';

interface ErrorContext {
  where: string;
  build: string;
}

export const inShell: ErrorContext = {
  where: 'shell',
  build: globalThis.document?.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '',
};

/** The context of a page or fragment, from the attributes of its container. */
export function inPage({ remote = '', entry = '' }: DOMStringMap): ErrorContext {
  return { where: remote, build: buildOfEntry(entry) };
}

/** A page that fails over and over sends no more than this. */
const MOST_REPORTS = 20;

let monitorUrl = '';
let sent = 0;

/** Connects the monitoring service, if any, which also gets what goes wrong outside React. */
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

/** Posts an error, also while the page is left. As plain text, which needs no preflight. */
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
  } catch {}
}

/** For uncaught errors: the owner of the first file in the stack, with the build that is on screen. */
export function inStack(error: unknown): ErrorContext {
  const stack = (error instanceof Error && error.stack) || '';
  const where = /\/(mf-[a-z0-9-]+|shell)\/assets\//.exec(stack)?.[1];
  if (!where) return { where: 'window', build: '' };
  if (where === 'shell') return inShell;
  const shown = document.querySelector<HTMLElement>(`[data-remote="${where}"]`);
  return { where, build: buildOfEntry(shown?.dataset.entry ?? '') };
}
