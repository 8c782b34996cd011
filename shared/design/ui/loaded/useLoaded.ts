import { useCallback, useEffect, useRef, useState } from 'react';

/** After this time the visitor sees a failure and can retry; a late value is still shown. */
const LATE_MS = 4000;

/** A value that a page loads after hydration, and its state. */
export interface Loaded<Value> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  value?: Value;
  /** The error of a failed load; `undefined` where the value is late. */
  error?: unknown;
  /** Loads it, unless it is here or on its way. */
  load(): void;
}

/**
 * Loads a value once `wanted` is set; after a failure, again with each new `wanted`. With another `fetchValue` the
 * former value stays until the next one is here.
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
      // Also for a late value: it is not fetched again.
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
