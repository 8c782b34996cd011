import { type ReactNode, useEffect } from 'react';

interface HydratedProps {
  /** Called when what is inside answers to the visitor; in development twice. */
  onHydrated(): void;
  children: ReactNode;
}

/** Calls back once its child is hydrated. One child, so that `useId` agrees with the server. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(() => onHydrated(), [onHydrated]);
  return children;
}
