import { type ReactNode, useEffect, useRef } from 'react';

interface HydratedProps {
  /** Called once, when what is inside answers to the visitor. */
  onHydrated(): void;
  children: ReactNode;
}

/** Calls back once its child is hydrated. One child, so that `useId` agrees with the server. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  const wasCalled = useRef(false);
  useEffect(() => {
    if (wasCalled.current) return;
    wasCalled.current = true;
    onHydrated();
  }, [onHydrated]);
  return children;
}
