import { useState } from 'react';
import { allows, type ConsentCategory } from './consent.ts';
import { useSiteStore } from './siteStore.ts';

/** Whether a visitor allowed third-party content of a category; follows every change. */
export function useConsent(category: ConsentCategory): boolean {
  return useSiteStore(({ consent }) => allows(consent, category));
}

/**
 * Lets third-party content load only with consent: for its category, or for this one embed, this once. Nothing is loaded
 * on the server. What `@site/design/ui/embed/Embed.tsx` needs: `<Embed {...useEmbed('maps')} title="Mapa" … />`.
 */
export function useEmbed(category: ConsentCategory) {
  const hasConsent = useConsent(category);
  const [isAskedFor, setAskedFor] = useState(false);
  return { loaded: hasConsent || isAskedFor, onLoad: () => setAskedFor(true) };
}
