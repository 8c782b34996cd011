/** Menus and panels of the frame, with and without script, and every dialog. */
const OPEN =
  '[aria-expanded="true"]:not(main *), header details[open], dialog[open], [role="dialog"]';
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a popup would disturb: a menu or a dialog is open, or the visitor is filling in. */
export function isVisitorBusy(): boolean {
  return (
    document.querySelector(OPEN) !== null || (document.activeElement?.matches(TYPING) ?? false)
  );
}
