import { TOOLTIP_ATTRIBUTE } from '@site/runtime';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { useEscape } from '../../browser/useEscape.ts';
import { tooltips as content } from '../../content.ts';

const DELAY_MS = 700;
/** So soon after another one closed the next opens at once. */
const SKIP_DELAY_MS = 300;
/** Pixels between a tooltip and its element (the padding around its box), and to the screen's edge. */
const GAP_PX = 8;
const EDGE_PX = 12;

/** The element whose tooltip is open. */
const useTarget = create<{ target: HTMLElement | null }>(() => ({ target: null }));

let timer: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

/** Shows the tooltip of each element that has the attribute, in the shell and in remotes. */
export function TooltipHost() {
  const target = useTarget((state) => state.target);
  useEffect(() => followVisitor(), []);
  useEscape(close, target !== null);
  return target ? <Tooltip target={target} /> : null;
}

function Tooltip({ target }: { target: HTMLElement }) {
  const tooltip = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (tooltip.current) place(tooltip.current, target);
    // Its description while it is open, besides what it had.
    const before = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before === null) target.removeAttribute('aria-describedby');
      else target.setAttribute('aria-describedby', before);
    };
  }, [target, id]);
  return (
    <aside aria-label={content.region}>
      <div ref={tooltip} role="tooltip" id={id} className="fixed z-tooltip w-max py-2">
        <p className="surface-night max-w-xs rounded-md border border-contour px-3 py-2 text-sm shadow-raised">
          {target.getAttribute(TOOLTIP_ATTRIBUTE)}
        </p>
      </div>
    </aside>
  );
}

/** Above its element, or below where there is no room; in the middle, as far as the screen allows. */
function place({ style, offsetWidth, offsetHeight }: HTMLElement, target: HTMLElement): void {
  const { top, bottom, left, width } = target.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - EDGE_PX - offsetWidth;
  const hasRoom = top - offsetHeight + GAP_PX >= EDGE_PX;
  style.top = `${hasRoom ? top - offsetHeight : bottom}px`;
  style.left = `${Math.max(EDGE_PX, Math.min(left + (width - offsetWidth) / 2, rightmost))}px`;
}

/**
 * Opens the tooltip of what a mouse stays on or the keyboard comes to, and closes it when that is left
 * or used; the pointer may go on to the tooltip itself. Returns how to stop.
 */
function followVisitor(): () => void {
  const stop = new AbortController();
  let hovered: HTMLElement | null = null;
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) =>
    document.addEventListener(type, listener, {
      capture: true,
      passive: true,
      signal: stop.signal,
    });
  const hover = (element: HTMLElement | null) => {
    if (element === hovered) return;
    hovered = element;
    close();
    if (!element) return;
    if (performance.now() - closedAt < SKIP_DELAY_MS) open(element);
    else timer = setTimeout(open, DELAY_MS, element);
  };
  on('pointerover', (event) => {
    const isOnTooltip = event.target instanceof Element && event.target.closest('[role=tooltip]');
    // A finger that taps neither hovers nor asks for help, though the browser sends these events too.
    if (event.pointerType !== 'touch' && !isOnTooltip) hover(describedBy(event));
  });
  on('pointerout', ({ relatedTarget }) => relatedTarget === null && hover(null));
  on('focusin', (event) => {
    const element = describedBy(event);
    if (element?.matches(':focus-visible') && !isReturn(event, element)) open(element);
  });
  on('scroll', ({ target }) => {
    if (target instanceof Node && target.contains(useTarget.getState().target)) close();
  });
  for (const type of ['focusout', 'pointerdown', 'click'] as const) on(type, close);
  stop.signal.addEventListener('abort', close);
  return () => stop.abort();
}

function open(target: HTMLElement): void {
  clearTimeout(timer);
  useTarget.setState({ target });
}

function close(): void {
  clearTimeout(timer);
  if (!useTarget.getState().target) return;
  closedAt = performance.now();
  useTarget.setState({ target: null });
}

function describedBy({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${TOOLTIP_ATTRIBUTE}]`) : null;
}

/**
 * Whether the focus comes back from what the element itself had opened: there a tooltip would take
 * the next Escape, which is meant for what lies below.
 */
function isReturn({ relatedTarget }: FocusEvent, element: HTMLElement): boolean {
  const opened = document.getElementById(element.getAttribute('aria-controls') ?? '');
  return relatedTarget instanceof Node && opened !== null && opened.contains(relatedTarget);
}
