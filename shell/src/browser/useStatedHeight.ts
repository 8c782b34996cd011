import { type RefObject, useEffect } from 'react';
import { FRAME_TOP } from './marks.ts';

/**
 * States an element's height in pixels as a variable of the frame's top; none while it takes no room. Not of `<html>`: the browser would compute every element of the page anew.
 */
export function useStatedHeight(
  element: RefObject<HTMLElement | null>,
  variable: `--${string}`,
): void {
  useEffect(() => {
    const top = element.current?.closest<HTMLElement>(`.${FRAME_TOP}`);
    if (!element.current || !top) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0);
      if (height > 0) top.style.setProperty(variable, `${height}px`);
      else top.style.removeProperty(variable);
    });
    observer.observe(element.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      top.style.removeProperty(variable);
    };
  }, [element, variable]);
}
