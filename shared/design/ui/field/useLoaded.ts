import { useCallback, useEffect, useRef, useState } from 'react';

/** A slow line may bring it still; until it does the visitor is told, and can try again. */
const LATE_MS = 4000;

/** What a page reads once it works, and whether it is here. */
export interface Loaded<Value> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  value?: Value;
  /** Why it failed; nothing where it is late. */
  error?: unknown;
  /** Loads it, unless it is here or on its way. */
  load(): void;
}

/**
 * Loads a value once something is `wanted` of it, after a failure also with each other thing. With another `fetchValue`
 * the former stays until the next is here.
 */
export function useLoaded<Value>(
  fetchValue: () => Promise<Value>,
  wanted?: string | boolean,
): Loaded<Value> {
  const [loaded, setLoaded] = useState<Omit<Loaded<Value>, 'load'>>({ status: 'idle' });
  const started = useRef<typeof fetchValue>(undefined);
  const load = useCallback(() => {
    if (started.current === fetchValue) return;
    started.current = fetchValue;
    const show = (status: 'loading' | 'failed', error?: unknown) =>
      setLoaded((now) => (now.status === 'ready' ? now : { status, error }));
    const isReplaced = () => started.current !== undefined && started.current !== fetchValue;
    const fail = (error?: unknown) => {
      if (isReplaced()) return;
      started.current = undefined;
      show('failed', error);
    };
    const keep = (value: Value) => {
      if (isReplaced()) return;
      // Also where it is late: it is not asked for again.
      started.current = fetchValue;
      setLoaded({ status: 'ready', value });
    };
    show('loading');
    const late = setTimeout(fail, LATE_MS);
    fetchValue()
      .then(keep, fail)
      .finally(() => clearTimeout(late));
  }, [fetchValue]);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { ...loaded, load };
}
