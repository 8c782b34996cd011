import { engagementScore } from '../visitor/engagement.ts';
import { useVisitorStore } from '../visitor/visitorStore.ts';
import { popups } from './definitions.ts';
import { firstEligible, type PopupDefinition } from './eligibility.ts';
import { isVisitorBusy } from './isVisitorBusy.ts';
import { popupRecord } from './popupRecords.ts';
import { whenPageReady } from './whenPageReady.ts';

const OPENS_AFTER_MS = 2000;
/** A visitor who was busy, or not yet engaged enough, may be a moment later. */
const ASKS_AGAIN_AFTER_MS = 1000;

/**
 * Opens the first eligible popup 2 s after the page is ready, or as soon after that as one
 * becomes eligible; one a page at most. Returns how to stop.
 */
export function watchForPopup(path: string, open: (popup: PopupDefinition) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = () => {
    const popup = eligibleOn(path);
    if (popup) open(popup);
    else timer = setTimeout(consider, ASKS_AGAIN_AFTER_MS);
  };
  const stopWaiting = whenPageReady(() => {
    timer = setTimeout(consider, OPENS_AFTER_MS);
  });
  return () => {
    stopWaiting();
    clearTimeout(timer);
  };
}

function eligibleOn(path: string): PopupDefinition | undefined {
  return firstEligible(popups, {
    path,
    score: engagementScore(useVisitorStore.getState().engagement),
    now: Date.now(),
    isBlocked: isVisitorBusy(),
    recordOf: popupRecord,
  });
}
