/*
 * Runs in every developed page, before its own code. An error that the shell or React writes to the console goes on as an
 * uncaught one: Vite brings these to the terminal with the line of the source.
 */
const { error: write } = console;
console.error = (...said: unknown[]) => {
  const thrown = said.find((one) => one instanceof Error);
  if (!thrown) return write(...said);
  const { pathname } = location;
  if (!thrown.message.startsWith(pathname)) thrown.message = `${pathname}: ${thrown.message}`;
  reportError(thrown);
};

// Reports what the policy refuses: production refuses it, too. Parts of the HTML are refused before this script runs:
// their event is missed, their report is kept. Firefox has no reports; its console shows the refusals.
if ('ReportingObserver' in globalThis)
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const { blockedURL, effectiveDirective } = Object(body);
        const what = `${blockedURL || 'what it does'} (${effectiveDirective})`;
        reportError(new Error(`${location.pathname}: the site’s policy refuses ${what}`));
      }
    },
    { types: ['csp-violation'], buffered: true },
  ).observe();

// Errors of hydration appear only when a page loads: after a hot update a hidden frame loads it again.
let frame: HTMLIFrameElement | undefined;
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  if (window !== top || !updates.some(({ type }) => type === 'js-update')) return;
  frame?.remove();
  frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;visibility:hidden';
  frame.src = location.href;
  document.documentElement.append(frame);
});
