import * as z from 'zod/mini';
import { create } from 'zustand';
import { storedValue } from '../browser/storedValue.ts';
import { type Engagement, engagementSchema, NO_ENGAGEMENT, observe } from './engagement.ts';

const SECOND_MS = 1000;
/** Scrolling that pauses for longer is a new movement. */
const PAUSE_MS = 150;

const visitedPages = storedValue<readonly string[]>({
  key: 'visitedPages',
  parse: (stored) => z.array(z.string()).safeParse(stored).data,
  fallback: [],
  area: 'sessionStorage',
});

const visitSchema = z.object({ path: z.string(), engagement: engagementSchema });

const storedVisit = storedValue({
  key: 'engagement',
  parse: (stored) => visitSchema.safeParse(stored).data,
  fallback: { path: '', engagement: NO_ENGAGEMENT },
  area: 'sessionStorage',
});

/** The page that was visited last, and what the visitor did in this session so far. */
export const useVisit = create(() => storedVisit.read());

const { getState, setState } = useVisit;

/** Notes the visit, and how long and how far the visitor reads from now on; returns how to stop. */
export function trackEngagement(path: string): () => void {
  const stop = new AbortController();
  const listening = { signal: stop.signal, passive: true };
  let lastMove = Number.NEGATIVE_INFINITY;
  const onScroll = () => {
    note({ scrollPercentage: scrollPercentage() });
    // At the very top it is the navigation that scrolled, not the visitor.
    if (window.scrollY === 0) return;
    const now = performance.now();
    const { interactionCount } = getState().engagement;
    if (now - lastMove > PAUSE_MS) note({ interactionCount: interactionCount + 1 });
    lastMove = now;
  };
  visit(path);
  const timer = setInterval(() => {
    const { timeOnPage } = getState().engagement;
    if (!document.hidden) note({ timeOnPage: timeOnPage + 1 });
  }, SECOND_MS);
  window.addEventListener('scroll', onScroll, listening);
  window.addEventListener('pagehide', () => storedVisit.write(getState()), listening);
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/** Notes that a page is shown. Scrolling and time start anew, unless it is the same page again. */
function visit(path: string): void {
  const pages = [...new Set([...visitedPages.read(), path])];
  visitedPages.write(pages);
  if (path !== getState().path) note({ scrollPercentage: 0, timeOnPage: 0 });
  note({ pagesVisited: pages.length });
  setState({ path });
}

function note(seen: Partial<Engagement>): void {
  setState(({ engagement }) => ({ engagement: observe(engagement, seen) }));
}

function scrollPercentage(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const distance = scrollHeight - clientHeight;
  return distance > 0 ? Math.min(100, Math.round((window.scrollY / distance) * 100)) : 0;
}
