import { messageOf } from '@site/contract/messageOf.ts';
import { useCallback, useEffect, useState } from 'react';
import { loadReader, type Reader } from './loadReader.ts';

/** What was read from the backend; `message` is in Portuguese and made for visitors. */
export type Live<Value> =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; value: Value };

/** Reads from the backend after the first paint, if `isNeeded`; `retry` reads again. */
export function useLive<Value>(read: (from: Reader) => Promise<Value>, isNeeded: boolean) {
  const [state, setState] = useState<Live<Value>>({ status: 'loading' });
  const retry = useCallback(async () => {
    setState({ status: 'loading' });
    try {
      setState({ status: 'ready', value: await read(await loadReader()) });
    } catch (error) {
      setState({ status: 'failed', message: messageOf(error) });
    }
  }, [read]);
  useEffect(() => {
    if (isNeeded) void retry();
  }, [isNeeded, retry]);
  return { state, retry };
}
