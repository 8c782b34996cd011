import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run: false on the server and while hydrating, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
