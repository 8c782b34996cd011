import { type ReactNode, useRef } from 'react';
import { useStatedHeight } from '../frame/useStatedHeight.ts';
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
  useStatedHeight(notices, '--notices-height', TOAST_GAP);
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
