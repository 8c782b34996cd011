/** Menus and panels of the frame, with and without scripts, and every dialog. */
const OPEN =
  '[aria-expanded="true"]:not(main *), [popover], header details[open], dialog[open], [role="dialog"]';
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a menu or a dialog is on screen, or the visitor is typing. */
export function isVisitorBusy(): boolean {
  // What is expanded but has no box (a panel that its breakpoint hides) is not on screen.
  const isOpen = [...document.querySelectorAll(OPEN)].some(
    (element) => element.getClientRects().length > 0,
  );
  return isOpen || (document.activeElement?.matches(TYPING) ?? false);
}
