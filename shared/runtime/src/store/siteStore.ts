import { create } from 'zustand';
import { createVisitSlice, type VisitSlice } from './visitSlice.ts';

export type SiteState = VisitSlice;

/** State that outlives a page, in slices; the one store of the site. */
export const useSiteStore = create<SiteState>()((...api) => ({
  ...createVisitSlice(...api),
}));
