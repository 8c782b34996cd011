import { TOOLTIP_ATTRIBUTE } from '@site/runtime';
import { useEffect, useState } from 'react';
import { useWidget } from '../useWidget.ts';
import { isReturn } from './isReturn.ts';

const loadTooltip = () => import('./Tooltip.tsx');

/** Shows the tooltip of each element that has the attribute, in the shell and in remotes. */
export function TooltipHost() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const Tooltip = useWidget(loadTooltip, target !== null);
  useEffect(() => {
    const stop = new AbortController();
    const notice = (event: Event) => {
      const over = event.target instanceof Element ? event.target : null;
      const described = over?.closest<HTMLElement>(`[${TOOLTIP_ATTRIBUTE}]`);
      if (described && mayDescribe(event, described)) setTarget(described);
    };
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, notice, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (Tooltip || !target) return;
    // A click before the code has loaded cancels the tooltip, which would cover the opened part.
    const leave = () => setTarget(null);
    target.addEventListener('click', leave);
    return () => target.removeEventListener('click', leave);
  }, [Tooltip, target]);
  return Tooltip && target ? <Tooltip target={target} /> : null;
}

/** A tap needs no tooltip, though the browser sends these events for it, too. */
function mayDescribe(event: Event, target: HTMLElement): boolean {
  if (event instanceof PointerEvent) return event.pointerType !== 'touch';
  return !isReturn(event, target) && target.matches(':focus-visible');
}
