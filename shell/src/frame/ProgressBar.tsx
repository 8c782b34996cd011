import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { frame as content } from '../content.ts';

const PROGRESS_DELAY_MS = 150;

/** A thin bar at the top while a page takes longer than 150 ms to come. */
export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  const isLate = useLate(isLoading, PROGRESS_DELAY_MS);
  if (!isLate) return null;
  return (
    <div
      role="progressbar"
      aria-label={content.loading}
      className="fixed inset-x-0 top-0 z-progress h-1 animate-progress bg-gold motion-reduce:animate-none"
    />
  );
}

/** Becomes true when `active` has been true for `milliseconds`. */
function useLate(active: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, milliseconds]);
  return late;
}
