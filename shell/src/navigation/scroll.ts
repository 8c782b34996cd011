import type { Location } from 'react-router-dom';
import * as z from 'zod/mini';
import { decoded } from '../browser/decoded.ts';
import { storedValue } from '../browser/storedValue.ts';

/** How far each entry of the history was scrolled, by its key. */
const storedPlaces = storedValue<Record<string, number>>({
  key: 'site_scroll',
  parse: (stored) => z.record(z.string(), z.number()).safeParse(stored).data,
  fallback: {},
  area: 'sessionStorage',
});

/**
 * Scrolls as browsers do between documents. Within this document the browser must not scroll: it would scroll the
 * former page. A reloaded or restored document is scrolled by the browser until it has loaded (`head/main.ts`).
 */
export function keepScroll(current: () => Location) {
  const places = { ...storedPlaces.read() };
  let stop = () => {};
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') takeOver();
  // Chromium scrolls once more after this event.
  else window.addEventListener('load', () => setTimeout(takeOver), { once: true });
  const leave = () => {
    takeOver();
    stop();
    places[current().key] = window.scrollY;
    storedPlaces.write(places);
  };
  // A phone ends a hidden tab without a further event.
  document.addEventListener('visibilitychange', () => document.hidden && leave());
  return {
    /** Notes how far the page is scrolled, before another address is current. */
    leave,
    /** Scrolls to the stored place after Back or Forward, else to the place of the hash, else to the top. */
    arrive({ key, hash }: Location, isOther: boolean, isReturn: boolean): void {
      const top = isReturn ? places[key] : undefined;
      const named = hash && document.getElementById(decoded(hash.slice(1)));
      if (top !== undefined) jump(top);
      else if (isReturn && !isOther) return;
      else if (named) named.scrollIntoView();
      else if (isOther && !hash) stop = scrollToTop();
      else jump(0);
    },
  };
}

function jump(top: number): void {
  window.scrollTo({ top, left: 0, behavior: 'instant' });
}

const REPEATS_MS = [50, 200];
/** These stop the repeats: a jump between touch and lift moves the element away, and the tap is lost. */
const IN_USE = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/** Scrolls to the top now, and after 50 and 200 ms unless the visitor uses the page. Returns how to stop it. */
export function scrollToTop(): () => void {
  jump(0);
  const timers = REPEATS_MS.map((delay) => setTimeout(() => jump(0), delay));
  const stop = () => {
    timers.forEach(clearTimeout);
    for (const type of IN_USE) window.removeEventListener(type, stop);
  };
  for (const type of IN_USE) window.addEventListener(type, stop, { passive: true });
  return stop;
}
