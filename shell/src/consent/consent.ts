import {
  CONSENT_CATEGORIES,
  type Consent,
  type ConsentCategory,
  useSiteStore,
} from '@site/runtime';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { storedValue } from '../visitor/storedValue.ts';

const consentSchema = z.union([
  z.object({ choice: z.literal('accepted-all') }),
  z.object({ choice: z.literal('essential-only') }),
  z.object({ choice: z.literal('custom'), categories: z.array(z.enum(CONSENT_CATEGORIES)) }),
]);

/** The bare word of a choice is read too: it is as clear a choice. */
const bareChoiceSchema = z.pipe(
  z.enum(['accepted-all', 'essential-only', 'custom']),
  z.transform((choice): Consent => (choice === 'custom' ? consentTo([]) : { choice })),
);

/** Where the choice is stored, as JSON. */
export const CONSENT_KEY = 'cookie_consent';

/** The choice in this browser; `null` while none was made. */
const storedConsent = storedValue<Consent | null>({
  key: CONSENT_KEY,
  schema: z.nullable(z.union([consentSchema, bareChoiceSchema])),
  fallback: null,
});

/** Whether the panel with the categories is open: the banner and the footer open it. */
export const useConsentPanel = create(() => ({ isOpen: false }));

/** Stores a choice and gives it to every embed on the page. */
export function chooseConsent(consent: Consent): void {
  storedConsent.write(consent);
  useSiteStore.getState().setConsent(consent);
}

/**
 * Takes over what the visitor chose before hydration, what this browser stores, and what other tabs
 * choose; returns how to stop.
 */
export function followConsent(): () => void {
  const early = takeEarlyChoice();
  if (early) chooseConsent(early);
  const { setConsent } = useSiteStore.getState();
  setConsent(storedConsent.read());
  return storedConsent.subscribe(setConsent);
}

/** The choice that a set of ticked categories amounts to. */
export function consentTo(categories: readonly ConsentCategory[]): Consent {
  const ticked = CONSENT_CATEGORIES.filter((category) => categories.includes(category));
  return { choice: 'custom', categories: ticked };
}

/**
 * The head's script (`consentScript`) notes an early choice on the page and stores it. It is taken
 * from the page once, so that it counts where storage refuses, too.
 */
function takeEarlyChoice(): Consent | null {
  const { dataset } = document.documentElement;
  const parsed = z.enum(['accepted-all', 'essential-only']).safeParse(dataset.earlyConsent);
  delete dataset.earlyConsent;
  return parsed.success ? { choice: parsed.data } : null;
}
