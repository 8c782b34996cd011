import { type FocusEvent, type RefObject, type SyntheticEvent, useEffect, useState } from 'react';
import type { Movement } from './startSwiper.ts';

/** How long each slide stays. */
const SLIDE_STAYS_MS = 4000;

/** Only the click of the toggle counts: its press would stop the rotation, and the click would start it again. */
const isToggle = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('[data-rotation]') !== null;

/** Moves on every four seconds until the visitor interacts; never where less motion is asked for. */
export function useRotation(
  root: RefObject<Element | null>,
  movement: Movement | null,
  isWanted: boolean,
) {
  const [isRotating, setRotating] = useState(isWanted);
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => isCalm.matches && setRotating(false);
    follow();
    isCalm.addEventListener('change', follow);
    return () => isCalm.removeEventListener('change', follow);
  }, []);
  useEffect(() => {
    const element = root.current;
    if (!movement || !isRotating || !element) return;
    const timer = setInterval(() => {
      // A slide under the pointer stays; a carousel off the screen need not move.
      if (!element.matches(':hover') && isOnScreen(element)) movement.next();
    }, SLIDE_STAYS_MS);
    return () => clearInterval(timer);
  }, [root, movement, isRotating]);

  const stop = () => setRotating(false);
  const stopUnlessToggle = (event: SyntheticEvent) => {
    if (!isToggle(event)) stop();
  };
  return {
    isRotating,
    toggle: () => setRotating(!isRotating),
    stop,
    /** For the carousel's element: whatever a visitor does inside it stops the rotation for good. */
    handlers: {
      onPointerDown: stopUnlessToggle,
      onKeyDown: stopUnlessToggle,
      onFocus: (event: FocusEvent) => {
        // A mouse click focuses the toggle, too; only keyboard focus stops the rotation.
        if (event.target.matches(':focus-visible')) stop();
      },
    },
  };
}

/** Whether the visitor can see an element's middle. */
export function isOnScreen(element: Element): boolean {
  const { top, height } = element.getBoundingClientRect();
  const middle = top + height / 2;
  return !document.hidden && middle > 0 && middle < window.innerHeight;
}
