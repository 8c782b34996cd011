import { create } from 'zustand';
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  storedPreferences,
  TEXT_SIZE,
} from './preferences.ts';

interface PreferencesState {
  preferences: Preferences;
  /** One step larger (1) or smaller (-1); stays within the limits. */
  stepTextSize(direction: 1 | -1): void;
  toggleContrast(): void;
  resetPreferences(): void;
  /** Takes over what another tab changes; returns how to stop. */
  followOtherTabs(): () => void;
}

/** How the visitor wants to read. */
export const usePreferences = create<PreferencesState>()((set, get) => {
  const change = (changes: Partial<Preferences>) => {
    const preferences = { ...get().preferences, ...changes };
    storedPreferences.write(preferences);
    set({ preferences });
  };
  return {
    // At once: no rendered HTML depends on it, and the page already looks like it (see the head).
    preferences: storedPreferences.read(),
    stepTextSize: (direction) => {
      const wanted = get().preferences.textSize + direction * TEXT_SIZE.step;
      change({ textSize: Math.min(TEXT_SIZE.max, Math.max(TEXT_SIZE.min, wanted)) });
    },
    toggleContrast: () => change({ isHighContrast: !get().preferences.isHighContrast }),
    resetPreferences: () => {
      storedPreferences.remove();
      set({ preferences: DEFAULT_PREFERENCES });
    },
    followOtherTabs: () => storedPreferences.subscribe((preferences) => set({ preferences })),
  };
});
