import { useEffect } from 'react';
import { useVisitorStore } from '../../visitor/visitorStore.ts';
import { applyPreferences } from './preferences.ts';

/** The head's script applied them before the first paint; from then on they are applied here. */
export function usePreferences(): void {
  const preferences = useVisitorStore((state) => state.preferences);
  const followOtherTabs = useVisitorStore((state) => state.followOtherTabs);
  useEffect(() => {
    applyPreferences(preferences);
  }, [preferences]);
  useEffect(() => followOtherTabs(), [followOtherTabs]);
}
