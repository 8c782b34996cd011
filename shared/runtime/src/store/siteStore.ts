import { create } from 'zustand';
import { createPreferencesSlice, type PreferencesSlice } from './preferencesSlice.ts';
import { createVisitSlice, type VisitSlice } from './visitSlice.ts';

export type SiteState = VisitSlice & PreferencesSlice;

/** State that outlives a page, in slices; the one store of the site. */
export const useSiteStore = create<SiteState>()((...api) => ({
  ...createVisitSlice(...api),
  ...createPreferencesSlice(...api),
}));
