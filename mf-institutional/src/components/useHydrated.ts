import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as rendered, true once JavaScript runs: for controls that need it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
