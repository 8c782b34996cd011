import { useEffectEvent, useLayoutEffect } from 'react';

/** Functions that close the open parts, the topmost last. */
const open: (() => void)[] = [];

/** The browser itself closes these on Escape. */
const TOP_LAYER = ':modal, :popover-open';

/** Escape closes what opened last, unless something else (a tooltip) has used the key already. */
export function useEscape(close: () => void, isOpen = true): void {
  const onEscape = useEffectEvent(close);
  // Added together with the open part: a key may come before the next paint.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const entry = () => onEscape();
    open.push(entry);
    document.addEventListener('keydown', closeTopmost);
    return () => {
      open.splice(open.indexOf(entry), 1);
    };
  }, [isOpen]);
}

/** One listener for all parts: the browser adds the same function only once. */
function closeTopmost(event: KeyboardEvent): void {
  const close = open.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !close) return;
  if (document.querySelector(TOP_LAYER)) return;
  event.preventDefault();
  close();
}
