import { CONSENT_CATEGORIES, type Consent, useSiteStore } from '@site/runtime';
import { create } from 'zustand';
import { onStored, storedValue } from '../../browser/storedValue.ts';

/** The choice in this browser; `null` while none was made. The head's script reads it, too. */
export const storedConsent = storedValue<Consent | null>({
  key: 'cookie_consent',
  parse: consentOf,
  fallback: null,
});

/** Parses a choice: stored JSON, or its bare word, such as `accepted-all`. */
export function consentOf(stored: unknown): Consent | null {
  const isWord = typeof stored === 'string';
  const { choice, categories }: { choice?: unknown; categories?: unknown } = isWord
    ? { choice: stored, categories: [] }
    : Object(stored);
  if (choice === 'accepted-all' || choice === 'essential-only') return { choice };
  const isCustom = choice === 'custom' && Array.isArray(categories);
  return isCustom && categories.every((name) => CONSENT_CATEGORIES.includes(name))
    ? { choice, categories }
    : null;
}

/** Whether the panel of categories is open. Marked as pure: the head's script leaves it out. */
export const useConsentPanel = /* @__PURE__ */ create(() => ({ isOpen: false }));

export function chooseConsent(consent: Consent): void {
  storedConsent.write(consent);
  useSiteStore.getState().setConsent(consent);
}

/** Takes over what is stored, was chosen before hydration, or other tabs choose; returns how to stop. */
export function followConsent(): () => void {
  const { setConsent } = useSiteStore.getState();
  setConsent(storedConsent.read() ?? consentOf(document.documentElement.dataset.earlyConsent));
  return onStored(storedConsent, setConsent);
}
