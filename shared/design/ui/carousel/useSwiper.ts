import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CarouselView, Movement } from './startSwiper.ts';

/** How far below the screen a carousel counts as near. */
const MARGIN = '240px 0px';

export interface SwiperState {
  /** Null until the library has arrived and taken over. */
  movement: Movement | null;
  /** The library could not be fetched: the strip stays what it is, slides to scroll through. */
  hasFailed: boolean;
  /** The slide in view, counted from 0. */
  index: number;
  /** Moves the slides: now, or as soon as the library is here. */
  move(how: (movement: Movement) => void): void;
}

/** Fetches swiper when the strip comes near the screen, or is to be moved, and lets it take over. */
export function useSwiper(
  viewport: RefObject<HTMLElement | null>,
  view: CarouselView,
): SwiperState {
  const [isWanted, setWanted] = useState(false);
  const [movement, setMovement] = useState<Movement | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [index, setIndex] = useState(0);
  const waiting = useRef<(movement: Movement) => void>(null);

  useEffect(() => {
    if (!viewport.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setWanted(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(viewport.current);
    return () => observer.disconnect();
  }, [viewport]);

  useEffect(() => {
    const element = viewport.current;
    if (!isWanted || !element) return;
    let hasLeft = false;
    let leave = () => {};
    const start = async () => {
      const { startSwiper } = await import('./startSwiper.ts');
      if (hasLeft) return;
      const started = startSwiper(element, view, setIndex);
      leave = started.stop;
      setMovement(started);
      waiting.current?.(started);
    };
    start().catch(() => setFailed(true));
    return () => {
      hasLeft = true;
      leave();
    };
  }, [isWanted, viewport, view]);

  const move: SwiperState['move'] = (how) => {
    if (movement) return how(movement);
    waiting.current = how;
    setWanted(true);
  };
  return { movement, hasFailed, index, move };
}
