import { useEffect, useRef, useState } from 'react';

/**
 * A strip of `count` slides, one in view, that the browser scrolls and snaps. The scroll position
 * is the only truth: swiping, keys and buttons agree. Going on from the last leads to the first,
 * and back from the first to the last.
 */
export function useStrip(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  const current = () => {
    const strip = ref.current;
    return strip ? Math.round(strip.scrollLeft / strip.clientWidth) || 0 : 0;
  };
  const show = (target: number) => {
    const strip = ref.current;
    strip?.scrollTo({ left: target * strip.clientWidth, behavior: 'instant' });
  };
  return {
    ref,
    index,
    isReady,
    onScroll: () => setIndex(current()),
    show,
    previous: () => show((current() + count - 1) % count),
    next: () => show((current() + 1) % count),
  };
}
