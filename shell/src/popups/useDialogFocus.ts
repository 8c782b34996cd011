import { type RefObject, useEffect } from 'react';

/**
 * Moves focus to a dialog when it opens, and back when it closes. Not away from another part of
 * the frame that waits for an answer (the cookie banner), nor back from where focus went since.
 */
export function useDialogFocus(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    if (!opened || before?.closest('[data-keeps-focus]')) return;
    opened.focus({ preventScroll: true });
    return () => {
      // Nothing has the focus once the dialog is gone, if it was inside.
      const isLost =
        opened.contains(document.activeElement) || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog]);
}
