import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When a panel closes around the focus, its button takes the focus over: it is never lost. */
export function useFocusReturn(
  isOpen: boolean,
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const closed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (closed && panel.current?.contains(document.activeElement)) button.current?.focus();
  }, [isOpen, panel, button]);
}
