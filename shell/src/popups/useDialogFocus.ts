import { type RefObject, useEffect } from 'react';

const CONTROLS = 'a[href], button';

/**
 * Leads the keyboard into a dialog that opened unasked: never takes the focus from somebody
 * reading, but the first Tab after it opened goes to its first control; not out of another part of
 * the frame that waits for an answer. When it closes around the focus, that goes back to where it
 * came from.
 */
export function useDialogFocus(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opened = dialog.current;
    if (!opened) return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    let before: EventTarget | null = null;
    let isInside = false;
    opened.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (!isInside) before = relatedTarget;
        isInside = true;
      },
      options,
    );
    opened.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // Nothing takes the focus over while the dialog is removed around it.
        if (relatedTarget) isInside = false;
      },
      options,
    );
    const leadIn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented) return;
      if (document.activeElement?.closest('[data-keeps-focus]')) return;
      document.removeEventListener('keydown', leadIn);
      if (isInside) return;
      event.preventDefault();
      opened.querySelector<HTMLElement>(CONTROLS)?.focus();
    };
    document.addEventListener('keydown', leadIn, options);
    return () => {
      stop.abort();
      const isLost = isInside && document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog]);
}
