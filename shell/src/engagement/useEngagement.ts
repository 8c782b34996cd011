import { useSiteStore } from '@site/runtime';
import { useEffect } from 'react';
import { trackEngagement } from './trackEngagement.ts';

/** Watches what the visitor does on a page, for as long as it is shown. */
export function useEngagement(path: string): void {
  const observe = useSiteStore((state) => state.observe);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is watched anew.
  useEffect(() => trackEngagement(observe), [observe, path]);
}
