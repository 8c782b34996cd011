import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { inShell } from '../errors/errorContext.ts';
import { reportError } from '../errors/reportError.ts';

/**
 * A component whose code is loaded once it is wanted; `null` until it is here. If it does not
 * come, there is nothing in its place: the page matters more than what floats above it. Not
 * `React.lazy`, which may show what has long arrived some 300 ms late. `onMissing` hears of it:
 * for what a visitor asked for.
 */
export function useWidget<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
  onMissing?: () => void,
): ComponentType<Props> | null {
  const [Widget, setWidget] = useState<ComponentType<Props> | null>(null);
  const miss = useEffectEvent((error: unknown) => {
    reportError(error, inShell);
    onMissing?.();
  });
  useEffect(() => {
    if (!isWanted) return;
    load().then((module) => setWidget(() => module.default), miss);
  }, [load, isWanted]);
  return Widget;
}
