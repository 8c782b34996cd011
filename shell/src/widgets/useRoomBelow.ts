import { type RefObject, useLayoutEffect } from 'react';

/** Pixels that the ring around what has the focus needs. */
const FOCUS_RING = 8;

/**
 * Keeps what stands at the bottom of the screen from hiding what has the focus: scrolling stops
 * above it, and the page's end can be scrolled clear of it. What is empty takes no room.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { documentElement: html, body } = document;
    const page = document.getElementById('root');
    let usesKeys = false;
    const keepRoom = () => {
      const box = element.current?.getBoundingClientRect();
      const isThere = box !== undefined && box.height > 0;
      const room = isThere ? `${Math.max(0, innerHeight - box.top) + FOCUS_RING}px` : '';
      if (html.style.scrollPaddingBottom !== room) html.style.scrollPaddingBottom = room;
      // On a page that fits the screen a scroll bar would appear and move everything: it waits
      // until somebody who needs it presses a key.
      const scrolls = (page?.offsetHeight ?? 0) > innerHeight;
      const padding = scrolls || usesKeys ? room : '';
      if (body.style.paddingBottom !== padding) body.style.paddingBottom = padding;
    };
    const onKey = () => {
      usesKeys = true;
      keepRoom();
    };
    const observer = new ResizeObserver(keepRoom);
    for (const watched of [element.current, page]) if (watched) observer.observe(watched);
    window.addEventListener('keydown', onKey, { once: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', onKey);
      html.style.scrollPaddingBottom = '';
      body.style.paddingBottom = '';
    };
  }, [element]);
}
