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

// What the policy refuses, production refuses as well. What stands in the HTML is refused before this runs: an event
// would be missed, a report is kept. Firefox has no reports, and says it in its console.
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

// Whether a page still hydrates is only seen when it loads: after a hot update it loads again, unseen.
let frame: HTMLIFrameElement | undefined;
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  if (window !== top || !updates.some(({ type }) => type === 'js-update')) return;
  frame?.remove();
  frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;visibility:hidden';
  frame.src = location.href;
  document.documentElement.append(frame);
});
