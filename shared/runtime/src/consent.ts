/** What a visitor may allow apart from the essential, which is always on. */
export const CONSENT_CATEGORIES = ['maps', 'videos'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** What the visitor chose in the cookie banner. */
export type Consent =
  | { choice: 'accepted-all' }
  | { choice: 'essential-only' }
  | { choice: 'custom'; categories: readonly ConsentCategory[] };

/** Whether third-party content of a category may load without asking again. */
export function allows(consent: Consent | null, category: ConsentCategory): boolean {
  if (consent?.choice === 'custom') return consent.categories.includes(category);
  return consent?.choice === 'accepted-all';
}
