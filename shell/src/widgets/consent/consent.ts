import {
  CONSENT_CATEGORIES,
  type Consent,
  type ConsentCategory,
  useSiteStore,
} from '@site/runtime';
import { create } from 'zustand';
import { consentOf, storedConsent } from './storedConsent.ts';

/** Whether the panel with the categories is open: the banner and the footer open it. */
export const useConsentPanel = create(() => ({ isOpen: false }));

/** Stores a choice and gives it to every embed on the page. */
export function chooseConsent(consent: Consent): void {
  storedConsent.write(consent);
  useSiteStore.getState().setConsent(consent);
}

/**
 * Takes over what this browser stores, or the visitor chose before hydration where storage refuses,
 * and what other tabs choose; returns how to stop.
 */
export function followConsent(): () => void {
  const { setConsent } = useSiteStore.getState();
  setConsent(storedConsent.read() ?? consentOf(document.documentElement.dataset.earlyConsent));
  return storedConsent.subscribe(setConsent);
}

/** The choice that a set of ticked categories amounts to. */
export function consentTo(categories: readonly ConsentCategory[]): Consent {
  const ticked = CONSENT_CATEGORIES.filter((category) => categories.includes(category));
  return { choice: 'custom', categories: ticked };
}
