import { withStorage } from '@site/site/withStorage.ts';
import { create } from 'zustand';
import { onStored, storedValue } from '../../browser/storedValue.ts';

/** Sizes of text in pixels, at the browser's usual setting. */
export const TEXT_SIZE = { min: 12, max: 24, step: 2, start: 16 } as const;

export interface Preferences {
  textSize: number;
  isHighContrast: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = {
  textSize: TEXT_SIZE.start,
  isHighContrast: false,
};

/** The preferences in this browser. The head's script reads and applies them, too. */
export const storedPreferences = storedValue({
  key: 'accessibility_preferences',
  parse: preferencesOf,
  fallback: DEFAULT_PREFERENCES,
});

function preferencesOf(stored: unknown): Preferences | undefined {
  const { textSize, isHighContrast }: { textSize?: unknown; isHighContrast?: unknown } =
    Object(stored);
  const { min, max, step } = TEXT_SIZE;
  if (typeof textSize !== 'number' || typeof isHighContrast !== 'boolean') return undefined;
  const isSize = textSize >= min && textSize <= max && textSize % step === 0;
  return isSize ? { textSize, isHighContrast } : undefined;
}

/** How the visitor wants to read. Marked as pure, so that the head's script leaves it out. */
export const usePreferences = /* @__PURE__ */ create(() => DEFAULT_PREFERENCES);

/** Takes over what this browser stores, now and whenever another tab changes it; returns how to stop. */
export function followPreferences(): () => void {
  show(storedPreferences.read());
  return onStored(storedPreferences, show);
}

/** On the panel's buttons: a step of the text in pixels, or `contrast`. */
export const PREFERENCE = 'data-preference';

/** Applies the change of a panel's button. Before hydration the head's script calls it. */
export function changeByTap(button: Element): Preferences {
  const { textSize, isHighContrast } = storedPreferences.read();
  const step = Number(button.getAttribute(PREFERENCE));
  const size = Math.min(TEXT_SIZE.max, Math.max(TEXT_SIZE.min, textSize + (step || 0)));
  const changed = { textSize: size, isHighContrast: step ? isHighContrast : !isHighContrast };
  storedPreferences.write(changed);
  applyPreferences(changed);
  return changed;
}

/** Forgets all of them; where storage refuses, the defaults count for this page. */
export function resetPreferences(): void {
  storedPreferences.write(DEFAULT_PREFERENCES);
  show(DEFAULT_PREFERENCES);
  withStorage('localStorage', (storage) => storage.removeItem(storedPreferences.key));
}

function show(preferences: Preferences): void {
  usePreferences.setState(preferences);
  applyPreferences(preferences);
}

/** Shows the page as the visitor wants to read it. At the start size the browser's own size applies. */
export function applyPreferences({ textSize, isHighContrast }: Preferences): void {
  const { style, dataset } = document.documentElement;
  if (textSize === TEXT_SIZE.start) style.removeProperty('--text-size');
  else style.setProperty('--text-size', `${(textSize * 100) / TEXT_SIZE.start}%`);
  if (isHighContrast) dataset.contrast = 'high';
  else delete dataset.contrast;
}
