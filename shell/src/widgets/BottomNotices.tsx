import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useRoomBelow } from './useRoomBelow.ts';

/** Pixels between the notices and a toast above them. */
const TOAST_GAP = 12;

/**
 * Where cookie panel and popup stand: one above the other, side by side where there is room, so
 * that neither can cover the other, nor the cookie banner above the page. Menus and the
 * accessibility panel, which a visitor opens, lie above; what is taller than the room that is left
 * scrolls.
 */
export function BottomNotices({ children }: { children: ReactNode }) {
  const notices = useRef<HTMLDivElement>(null);
  useHeightOf(notices);
  useRoomBelow(notices);
  return (
    <div className="bottom-notices">
      <div
        ref={notices}
        className="flex max-h-full min-h-0 flex-col gap-3 *:pointer-events-auto xl:flex-row-reverse xl:items-end"
      >
        {children}
      </div>
    </div>
  );
}

/** Tells toasts how high they must stand to cover none of the notices (see `bottom-notices.css`). */
function useHeightOf(notices: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = notices.current?.offsetHeight ?? 0;
      style.setProperty('--notices-height', `${height && height + TOAST_GAP}px`);
    });
    if (notices.current) observer.observe(notices.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices-height');
    };
  }, [notices]);
}
