import { TOOLTIP_ATTRIBUTE } from '@site/runtime';
import { Suspense, useEffect, useState } from 'react';
import { lazyWidget } from '../widgets/lazyWidget.ts';

const Tooltip = lazyWidget(() => import('./Tooltip.tsx'));

/** Shows the tooltip of whatever asks for one by its attribute, whoever rendered it. */
export function TooltipHost() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => onTooltipTarget(setTarget), []);
  if (!target) return null;
  return (
    <Suspense fallback={null}>
      <Tooltip target={target} />
    </Suspense>
  );
}

/** Calls back with each element with a tooltip that is hovered or focused; returns how to stop. */
function onTooltipTarget(listener: (target: HTMLElement) => void): () => void {
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  const notice = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const described = target?.closest<HTMLElement>(`[${TOOLTIP_ATTRIBUTE}]`);
    if (described) listener(described);
  };
  document.addEventListener('pointerover', notice, options);
  document.addEventListener('focusin', notice, options);
  return () => stop.abort();
}
