/**
 * Calls back once the page has loaded and can be seen: at once, where that is so already.
 * Returns how to stop waiting.
 */
export function whenPageReady(act: () => void): () => void {
  const stop = new AbortController();
  const check = () => {
    if (stop.signal.aborted || document.readyState !== 'complete' || document.hidden) return;
    stop.abort();
    act();
  };
  window.addEventListener('load', check, { signal: stop.signal });
  document.addEventListener('visibilitychange', check, { signal: stop.signal });
  check();
  return () => stop.abort();
}
