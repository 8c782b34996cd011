import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps what stands at the bottom of the screen from hiding what has the focus: scrolling stops
 * above it, and the page's end can be scrolled clear of it.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { documentElement: html, body } = document;
    const page = document.getElementById('root');
    const keepRoom = () => {
      const top = element.current?.getBoundingClientRect().top ?? innerHeight;
      const room = `${Math.max(0, innerHeight - top)}px`;
      html.style.scrollPaddingBottom = room;
      // A page that fits the screen must not get a scroll bar, which would move everything.
      const scrolls = (page?.offsetHeight ?? 0) > innerHeight;
      body.style.paddingBottom = scrolls ? room : '';
    };
    const observer = new ResizeObserver(keepRoom);
    for (const watched of [element.current, page]) if (watched) observer.observe(watched);
    return () => {
      observer.disconnect();
      html.style.scrollPaddingBottom = '';
      body.style.paddingBottom = '';
    };
  }, [element]);
}
