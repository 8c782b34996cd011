import { type ComponentType, useEffect, useState } from 'react';
import { inShell, reportError } from '../errors/reportError.ts';

/** A component, `null` until its code is here. Not `React.lazy`: it may show what has arrived some 300 ms late. */
export function useWidget<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [Widget, setWidget] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (module) => setWidget(() => module.default),
      (error: unknown) => reportError(error, inShell),
    );
  }, [load, isWanted]);
  return Widget;
}
