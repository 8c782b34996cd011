import { useEffect, useEffectEvent } from 'react';

/** A popup that comes after a delay, 5 s if nothing else is said. It renders nothing. */
export function DelayedPopup({ delay = 5000, onDue }: { delay?: number; onDue(): void }) {
  const act = useEffectEvent(onDue);
  useEffect(() => {
    const timer = setTimeout(() => act(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return null;
}
