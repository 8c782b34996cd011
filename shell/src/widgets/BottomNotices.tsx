import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { FRAME_TOP } from '../browser/marks.ts';
import { onResize } from '../browser/onResize.ts';

/** Pixels between the notices and a toast above them. */
const TOAST_GAP = 12;
/** Pixels that the ring around what has the focus needs. */
const FOCUS_RING = 8;

/** Where popup and notices stand, above the page and below menus and panels. */
export function BottomNotices({ children }: { children: ReactNode }) {
  const notices = useRef<HTMLDivElement>(null);
  useRoomBelow(notices);
  return (
    <div className="bottom-notices" data-print="hide">
      <div ref={notices} className="bottom-notices-column">
        {children}
      </div>
    </div>
  );
}

/** Scrolling stops above the notices, and the footer leaves room: they hide nothing that has the focus. */
function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    const page = document.getElementById('root');
    const footer = page?.querySelector<HTMLElement>(':scope > footer');
    // Not `html`: the browser would compute every element of the page anew.
    const top = element.current?.closest<HTMLElement>(`.${FRAME_TOP}`);
    let usesKeys = false;
    const keepRoom = () => {
      const box = element.current?.getBoundingClientRect();
      const isThere = box !== undefined && box.height > 0;
      const below = isThere ? Math.max(0, innerHeight - box.top) : 0;
      const room = isThere ? `${below + FOCUS_RING}px` : '';
      top?.style.setProperty('--notices-top', isThere ? `${below + TOAST_GAP}px` : '0px');
      if (html.style.scrollPaddingBottom !== room) html.style.scrollPaddingBottom = room;
      // On a page that fits the screen a scroll bar would move everything: it waits for the first key.
      const isSheet =
        isThere && box.width > innerWidth / 2 && (page?.offsetHeight ?? 0) > innerHeight;
      footer?.style.setProperty('--notices-room', isSheet || usesKeys ? room || '0px' : '0px');
    };
    const onKey = () => {
      usesKeys = true;
      keepRoom();
    };
    const stopWatching = onResize([element.current, page], keepRoom);
    window.addEventListener('keydown', onKey, { once: true });
    return () => {
      stopWatching();
      window.removeEventListener('keydown', onKey);
      html.style.scrollPaddingBottom = '';
      footer?.style.removeProperty('--notices-room');
    };
  }, [element]);
}
