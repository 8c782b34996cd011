import { type ReactNode, useEffect, useRef } from 'react';

interface HydratedProps {
  /** Called once, when what is inside answers to the visitor. */
  onHydrated(): void;
  children: ReactNode;
}

/** Around what is hydrated: tells when it is. One child, so that `useId` agrees with the server. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    onHydrated();
  }, [onHydrated]);
  return children;
}
