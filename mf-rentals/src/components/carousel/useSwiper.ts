import { type RefObject, useEffect, useState } from 'react';
import type Swiper from 'swiper';
import { useNear } from './useNear.ts';

export interface SwiperState {
  /** Null until the library has arrived and taken over. */
  swiper: Swiper | null;
  /** The slide in view, counted from 0. */
  index: number;
}

/**
 * Fetches swiper when the strip comes near the screen and lets it take over. If it never arrives
 * the strip stays what it is: pictures to scroll through.
 */
export function useSwiper(viewport: RefObject<HTMLElement | null>): SwiperState {
  const isNear = useNear(viewport);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const element = viewport.current;
    if (!isNear || !element) return;
    let hasLeft = false;
    let leave = () => {};
    const start = async () => {
      const { startSwiper, stopSwiper } = await import('./startSwiper.ts');
      if (hasLeft) return;
      const started = startSwiper(element, setIndex);
      setSwiper(started);
      leave = () => stopSwiper(started);
    };
    start().catch(() => {});
    return () => {
      hasLeft = true;
      leave();
    };
  }, [isNear, viewport]);
  return { swiper, index };
}
