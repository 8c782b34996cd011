import { useState } from 'react';
import { allows, type ConsentCategory } from './consent.ts';
import { useSiteStore } from './siteStore.ts';

/** Whether a visitor allowed third-party content of a category; follows every change. */
export function useConsent(category: ConsentCategory): boolean {
  return useSiteStore(({ consent }) => allows(consent, category));
}

/** What `@site/design/ui/embed/Embed.tsx` needs: `<Embed {...useEmbed('maps')} title="Mapa" … />`. */
export interface EmbedState {
  /** Whether the third party may be asked: by consent for its category, or for this one embed. */
  loaded: boolean;
  /** Loads this one embed, this once. */
  onLoad(): void;
}

/** Lets third-party content load only with consent. Nothing is loaded on the server. */
export function useEmbed(category: ConsentCategory): EmbedState {
  const hasConsent = useConsent(category);
  const [isAskedFor, setAskedFor] = useState(false);
  return { loaded: hasConsent || isAskedFor, onLoad: () => setAskedFor(true) };
}
