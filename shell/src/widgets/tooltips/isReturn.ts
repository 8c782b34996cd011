/** Whether the focus comes back from what the element opened: a tooltip would take the next Escape. */
export function isReturn(event: Event, target: HTMLElement): boolean {
  if (!(event instanceof FocusEvent) || event.type === 'blur') return false;
  const opened = document.getElementById(target.getAttribute('aria-controls') ?? '');
  return event.relatedTarget instanceof Node && Boolean(opened?.contains(event.relatedTarget));
}
