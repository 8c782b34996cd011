import { create } from 'zustand';
import { type ConsentSlice, createConsentSlice } from './consentSlice.ts';
import { createPreferencesSlice, type PreferencesSlice } from './preferencesSlice.ts';
import { createToastSlice, type ToastSlice } from './toastSlice.ts';
import { createVisitSlice, type VisitSlice } from './visitSlice.ts';

export type SiteState = VisitSlice & PreferencesSlice & ConsentSlice & ToastSlice;

/**
 * State that outlives a page, in slices; the one store of the site. What HTML depends on
 * starts as on the server, so that hydration agrees; what the browser stores comes in afterwards.
 */
export const useSiteStore = create<SiteState>()((...api) => ({
  ...createVisitSlice(...api),
  ...createPreferencesSlice(...api),
  ...createConsentSlice(...api),
  ...createToastSlice(...api),
}));
