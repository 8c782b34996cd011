import {
  CONSENT_CATEGORIES,
  type Consent,
  type ConsentCategory,
  useSiteStore,
} from '@site/runtime';
import * as z from 'zod/mini';
import { storedValue } from '../visitor/storedValue.ts';

const consentSchema = z.union([
  z.object({ choice: z.literal('accepted-all') }),
  z.object({ choice: z.literal('essential-only') }),
  z.object({ choice: z.literal('custom'), categories: z.array(z.enum(CONSENT_CATEGORIES)) }),
]);

/** The bare word of a choice is read too: whoever stored it chose as clearly. */
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

/** Stores a choice and lets every embed on the page know. */
export function chooseConsent(consent: Consent): void {
  storedConsent.write(consent);
  useSiteStore.getState().setConsent(consent);
}

/** Takes over what this browser stores and what other tabs choose; returns how to stop. */
export function followConsent(): () => void {
  const { setConsent } = useSiteStore.getState();
  setConsent(storedConsent.read());
  return storedConsent.subscribe(setConsent);
}

/** The choice that a set of ticked categories amounts to. */
export function consentTo(categories: readonly ConsentCategory[]): Consent {
  const ticked = CONSENT_CATEGORIES.filter((category) => categories.includes(category));
  return { choice: 'custom', categories: ticked };
}
