import { isVisitorBusy } from '../../browser/isVisitorBusy.ts';
import { engagementScore } from '../../visitor/engagement.ts';
import { useVisit } from '../../visitor/visit.ts';
import { firstEligible, type PopupId, popups } from './eligibility.ts';
import { popupRecord } from './popupRecords.ts';

const POPUP_DELAY_MS = 2000;

/**
 * Considers the popups once, 2 s after the page is ready, and hands over the first eligible one, if
 * any. Returns how to stop.
 */
export function considerPopup(path: string, decide: (popup: PopupId | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = whenPageReady(() => {
    timer = setTimeout(() => decide(eligibleOn(path)), POPUP_DELAY_MS);
  });
  return () => {
    stopWaiting();
    clearTimeout(timer);
  };
}

/** Calls back once the page has loaded and can be seen: at once, where that is so already. */
function whenPageReady(act: () => void): () => void {
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

function eligibleOn(path: string): PopupId | null {
  const popup = firstEligible(popups, {
    path,
    score: engagementScore(useVisit.getState().engagement),
    now: Date.now(),
    isBlocked: isVisitorBusy(),
    recordOf: popupRecord,
  });
  return popup?.id ?? null;
}
