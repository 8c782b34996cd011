import * as z from 'zod/mini';
import { storedValue } from './storedValue.ts';

/** What a visitor may allow apart from the essential, which is always on. */
export const CONSENT_CATEGORIES = ['maps', 'videos'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

const consentSchema = z.union([
  z.object({ choice: z.literal('accepted-all') }),
  z.object({ choice: z.literal('essential-only') }),
  z.object({ choice: z.literal('custom'), categories: z.array(z.enum(CONSENT_CATEGORIES)) }),
]);

/** What the visitor chose in the cookie banner. */
export type Consent = z.infer<typeof consentSchema>;

/** The bare word of a choice is read too: whoever stored it chose as clearly. */
const bareChoiceSchema = z.pipe(
  z.enum(['accepted-all', 'essential-only']),
  z.transform((choice): Consent => ({ choice })),
);

/** The choice in this browser; `null` while none was made. */
export const storedConsent = storedValue<Consent | null>({
  key: 'cookie_consent',
  schema: z.nullable(z.union([consentSchema, bareChoiceSchema])),
  fallback: null,
});

/** Whether third-party content of a category may load without asking again. */
export function allows(consent: Consent | null, category: ConsentCategory): boolean {
  if (consent?.choice === 'custom') return consent.categories.includes(category);
  return consent?.choice === 'accepted-all';
}

/** The choice that a set of ticked categories amounts to. */
export function consentTo(categories: readonly ConsentCategory[]): Consent {
  const ticked = CONSENT_CATEGORIES.filter((category) => categories.includes(category));
  return { choice: 'custom', categories: ticked };
}
