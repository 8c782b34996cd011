import * as z from 'zod/mini';
import type { StateCreator } from 'zustand';
import { storedValue } from '../visitor/storedValue.ts';

/** Sizes of text in pixels, at the browser's usual setting. */
export const TEXT_SIZE = { min: 12, max: 24, step: 2, start: 16 } as const;

/** Where the preferences are stored, as JSON. */
export const PREFERENCES_KEY = 'accessibility_preferences';

export const preferencesSchema = z.object({
  textSize: z
    .number()
    .check(z.gte(TEXT_SIZE.min), z.lte(TEXT_SIZE.max), z.multipleOf(TEXT_SIZE.step)),
  isHighContrast: z.boolean(),
});

/** How a visitor wants to read. */
export type Preferences = z.infer<typeof preferencesSchema>;

export const DEFAULT_PREFERENCES: Preferences = {
  textSize: TEXT_SIZE.start,
  isHighContrast: false,
};

export interface PreferencesSlice {
  preferences: Preferences;
  /** One step larger (1) or smaller (-1); stays within the limits. */
  stepTextSize(direction: 1 | -1): void;
  toggleContrast(): void;
  resetPreferences(): void;
  /** Takes over what another tab changes; returns how to stop. */
  followOtherTabs(): () => void;
}

const stored = storedValue({
  key: PREFERENCES_KEY,
  schema: preferencesSchema,
  fallback: DEFAULT_PREFERENCES,
});

export const createPreferencesSlice: StateCreator<PreferencesSlice> = (set, get) => {
  const change = (changes: Partial<Preferences>) => {
    const preferences = { ...get().preferences, ...changes };
    stored.write(preferences);
    set({ preferences });
  };
  return {
    // At once: no rendered HTML depends on it, and the page already looks like it (see the head).
    preferences: stored.read(),
    stepTextSize: (direction) => {
      const wanted = get().preferences.textSize + direction * TEXT_SIZE.step;
      change({ textSize: Math.min(TEXT_SIZE.max, Math.max(TEXT_SIZE.min, wanted)) });
    },
    toggleContrast: () => change({ isHighContrast: !get().preferences.isHighContrast }),
    resetPreferences: () => {
      stored.remove();
      set({ preferences: DEFAULT_PREFERENCES });
    },
    followOtherTabs: () => stored.subscribe((preferences) => set({ preferences })),
  };
};
