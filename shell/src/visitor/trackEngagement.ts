import { useEffect } from 'react';
import type { Observation } from './engagement.ts';
import { useVisit } from './visit.ts';

type Observe = (seen: Observation) => void;

const SECOND_MS = 1000;
/** Scrolling that pauses for longer is a new movement. */
const PAUSE_MS = 150;

/** Watches what the visitor does on a page, for as long as it is shown. */
export function useEngagement(path: string): void {
  useEffect(() => trackEngagement(path), [path]);
}

/** Notes the visit, and how long and how far the visitor reads from now on; returns how to stop. */
export function trackEngagement(path: string): () => void {
  const { visit, observe, keepVisit } = useVisit.getState();
  visit(path);
  const stopTime = trackTime(observe);
  const stopScrolling = trackScrolling(observe);
  window.addEventListener('pagehide', keepVisit);
  return () => {
    stopTime();
    stopScrolling();
    window.removeEventListener('pagehide', keepVisit);
  };
}

/** Counts the seconds in which the page can be seen, on from those before a reload. */
function trackTime(observe: Observe): () => void {
  let seen = useVisit.getState().engagement.timeOnPage * SECOND_MS;
  let last = performance.now();
  const count = () => {
    const now = performance.now();
    if (!document.hidden) seen += now - last;
    last = now;
    observe({ timeOnPage: Math.floor(seen / SECOND_MS) });
  };
  const timer = setInterval(count, SECOND_MS);
  return () => clearInterval(timer);
}

/** Measures at most once a frame, and never makes scrolling wait. */
function trackScrolling(observe: Observe): () => void {
  let frame = 0;
  let lastMove = Number.NEGATIVE_INFINITY;
  const measure = () => {
    frame = 0;
    observe({ scrollPercentage: scrollPercentage() });
  };
  const onScroll = () => {
    const now = performance.now();
    // At the very top it is the navigation that scrolled, not the visitor.
    if (window.scrollY > 0) {
      if (now - lastMove > PAUSE_MS) observe({ scrolled: true });
      lastMove = now;
    }
    frame ||= requestAnimationFrame(measure);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
  };
}

function scrollPercentage(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const distance = scrollHeight - clientHeight;
  return distance > 0 ? Math.min(100, Math.round((window.scrollY / distance) * 100)) : 0;
}
