import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Movement } from './startSwiper.ts';
import { turnRow } from './turnRow.ts';

/** How far below the screen a carousel counts as near. */
const MARGIN = '240px 0px';

/** Fetches swiper near the screen. Until then `movement` is null, and the strip scrolls; `index` counts from 0. */
export function useSwiper(viewport: RefObject<HTMLElement | null>) {
  const [movement, setMovement] = useState<Movement | null>(null);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const start = async () => {
      const { startSwiper } = await import('./startSwiper.ts');
      if (signal.aborted) return;
      // At once: a press before the next render would scroll the strip under swiper (one of 40 visits in WebKit).
      flushSync(() => {
        const started = startSwiper(element, setIndex);
        signal.addEventListener('abort', started.stop);
        setMovement(started);
      });
    };
    // Without an observer the strip stays what it is.
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without it the strip stays what it is, slides to scroll through.
        start().catch(() => {});
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
    return () => stop.abort();
  }, [viewport]);
  /** Moves the strip, by scrolling until swiper is here. */
  const scrolled = (scroll: (strip: HTMLElement) => void) => {
    const strip = viewport.current;
    if (!strip) return;
    scroll(strip);
    setIndex(Math.round(strip.scrollLeft / strip.clientWidth) || 0);
  };
  const scrolling = {
    previous: () => scrolled((strip) => turnRow(strip, 'previous')),
    next: () => scrolled((strip) => turnRow(strip, 'next')),
    show: (at: number) => scrolled((strip) => strip.scrollTo({ left: at * strip.clientWidth })),
  };
  return { movement, moves: movement ?? scrolling, index };
}
