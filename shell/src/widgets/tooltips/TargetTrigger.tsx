import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';

type Handler<Type> = ((event: Type) => void) | undefined;

/** What Radix gives its trigger. */
export interface TargetTriggerProps {
  target: HTMLElement;
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string | undefined;
  onPointerMove?: Handler<PointerEvent>;
  onPointerLeave?: Handler<PointerEvent>;
  onPointerDown?: Handler<PointerEvent>;
  onFocus?: Handler<FocusEvent>;
  onBlur?: Handler<FocusEvent>;
  onClick?: Handler<MouseEvent>;
}

/** Makes an element that already stands, in whichever root, the trigger of Radix's tooltip. */
export function TargetTrigger({ target, ref, ...trigger }: TargetTriggerProps) {
  useImperativeHandle(ref, () => target, [target]);
  useDescription(target, trigger['aria-describedby']);
  useEffect(() => {
    const stop = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      handler: Handler<HTMLElementEventMap[Type]>,
    ) => handler && target.addEventListener(type, handler, { signal: stop.signal });
    on('pointermove', trigger.onPointerMove);
    on('pointerleave', trigger.onPointerLeave);
    on('pointerdown', trigger.onPointerDown);
    on('focus', (event: FocusEvent) => isReturn(event, target) || trigger.onFocus?.(event));
    on('blur', trigger.onBlur);
    on('click', trigger.onClick);
    return () => stop.abort();
  });
  useCatchUp(target, trigger);
  return null;
}

/**
 * Whether the focus comes back from what the element itself had opened: there a tooltip would take
 * the next Escape, which is meant for what lies below.
 */
export function isReturn({ relatedTarget }: FocusEvent, target: HTMLElement): boolean {
  const opened = document.getElementById(target.getAttribute('aria-controls') ?? '');
  return relatedTarget instanceof Node && opened !== null && opened.contains(relatedTarget);
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
