import { useRef, useState } from 'react';
import { type Direction, useArrowKeys } from './useArrowKeys.ts';
import { useRotation } from './useRotation.ts';
import { useSwiper } from './useSwiper.ts';

/** The behaviour of a carousel: what is in view, whether it rotates, and how it is moved. */
export function useCarousel() {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { swiper, index } = useSwiper(viewport);
  const rotation = useRotation(root, swiper);
  const [hasMoved, setMoved] = useState(false);

  const go = (direction: Direction) => {
    rotation.stop();
    setMoved(true);
    if (direction === 'next') swiper?.slideNext();
    else swiper?.slidePrev();
  };
  useArrowKeys(root, swiper !== null, go);

  return {
    root,
    viewport,
    index,
    isReady: swiper !== null,
    isRotating: rotation.isRotating,
    handlers: rotation.handlers,
    toggle: rotation.toggle,
    go,
    /** Screen readers hear of a new slide only if the visitor asked for one. */
    isAnnounced: hasMoved && !rotation.isRotating,
  };
}
