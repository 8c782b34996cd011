import type { StateCreator } from 'zustand';
import { type Consent, storedConsent } from './consent.ts';

export interface ConsentSlice {
  /** The visitor's choice; `null` while none was made. */
  consent: Consent | null;
  /** Whether the browser's storage was asked: before that, `null` says nothing. */
  isConsentKnown: boolean;
  /** Stores a choice and lets every embed on the page know. */
  chooseConsent(consent: Consent): void;
  /** Takes over what this browser stores and what other tabs choose; returns how to stop. */
  followConsent(): () => void;
}

export const createConsentSlice: StateCreator<ConsentSlice> = (set) => ({
  consent: null,
  isConsentKnown: false,
  chooseConsent: (consent) => {
    storedConsent.write(consent);
    set({ consent, isConsentKnown: true });
  },
  followConsent: () => {
    set({ consent: storedConsent.read(), isConsentKnown: true });
    return storedConsent.subscribe((consent) => set({ consent }));
  },
});
