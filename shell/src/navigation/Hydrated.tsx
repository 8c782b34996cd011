import { type ReactNode, useEffect } from 'react';

/** Calls back once its child is hydrated. One child, so that `useId` agrees with the server. */
export function Hydrated(props: { onHydrated(): void; children: ReactNode }) {
  const { onHydrated, children } = props;
  useEffect(() => onHydrated(), [onHydrated]);
  return children;
}
