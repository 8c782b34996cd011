import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';

/** What Radix gives its trigger: `onPointerMove`, `onPointerLeave`, `onFocus` and others. */
export interface TargetTriggerProps {
  target: HTMLElement;
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string | undefined;
  [handler: `on${string}`]: ((event: Event) => void) | undefined;
}

/** Makes an element that already stands, in whichever root, the trigger of Radix's tooltip. */
export function TargetTrigger({ target, ref, ...trigger }: TargetTriggerProps) {
  useImperativeHandle(ref, () => target, [target]);
  useDescription(target, trigger['aria-describedby']);
  useEffect(() => {
    const stop = new AbortController();
    for (const [name, handler] of Object.entries(trigger)) {
      if (typeof handler !== 'function') continue;
      const handle = (event: Event) => isReturn(event, target) || handler(event);
      const type = name.slice('on'.length).toLowerCase();
      target.addEventListener(type, handle, { signal: stop.signal });
    }
    return () => stop.abort();
  });
  useCatchUp(target, trigger);
  return null;
}

/** Whether the focus comes back from what the element opened: a tooltip would take the next Escape. */
export function isReturn(event: Event, target: HTMLElement): boolean {
  if (!(event instanceof FocusEvent) || event.type === 'blur') return false;
  const opened = document.getElementById(target.getAttribute('aria-controls') ?? '');
  return event.relatedTarget instanceof Node && Boolean(opened?.contains(event.relatedTarget));
}

/** Names the tooltip as the element's description while it is open, besides what it had. */
function useDescription(target: HTMLElement, id: string | undefined): void {
  useEffect(() => {
    if (!id) return;
    const before = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before === null) target.removeAttribute('aria-describedby');
      else target.setAttribute('aria-describedby', before);
    };
  }, [target, id]);
}

/** Gives Radix the hover or focus that loaded its code. */
function useCatchUp(target: HTMLElement, trigger: Omit<TargetTriggerProps, 'target'>): void {
  const first = useRef(trigger);
  useEffect(() => {
    const { onFocus, onPointerMove } = first.current;
    if (target.matches(':focus-visible')) onFocus?.(new FocusEvent('focus'));
    else if (target.matches(':hover')) onPointerMove?.(new PointerEvent('pointermove'));
  }, [target]);
}
