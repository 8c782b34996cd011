import { Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { TOOLTIP_ATTRIBUTE } from '@site/runtime';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { tooltips as content } from '../../content.ts';
import { isReturn } from './isReturn.ts';

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** The tooltip of one element at a time. One provider for shell and remotes, for the skipped delay. */
export default function Tooltip({ target }: { target: HTMLElement }) {
  // Each new target gets the next number as its `key`.
  const [current, setCurrent] = useState({ target, key: 0 });
  if (current.target !== target) setCurrent({ target, key: current.key + 1 });
  return (
    <Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Root key={current.key}>
        <Trigger asChild>
          <TargetTrigger target={target} />
        </Trigger>
        <aside aria-label={content.region}>
          <Content
            sideOffset={8}
            collisionPadding={12}
            className="surface-night z-tooltip max-w-xs rounded-md border border-contour px-3 py-2 text-sm shadow-raised"
          >
            {target.getAttribute(TOOLTIP_ATTRIBUTE)}
          </Content>
        </aside>
      </Root>
    </Provider>
  );
}

/** What Radix gives its trigger: `onPointerMove`, `onPointerLeave`, `onFocus` and others. */
interface TargetTriggerProps {
  target: HTMLElement;
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string | undefined;
  [handler: `on${string}`]: ((event: Event) => void) | undefined;
}

/** Makes an element that already stands, in whichever root, the trigger of Radix's tooltip. */
function TargetTrigger({ target, ref, ...trigger }: TargetTriggerProps) {
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

/** Adds the open tooltip to the element's `aria-describedby`. */
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
