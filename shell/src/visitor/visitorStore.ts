import { create } from 'zustand';
import {
  createPreferencesSlice,
  type PreferencesSlice,
} from '../widgets/accessibility/preferencesSlice.ts';
import { createVisitSlice, type VisitSlice } from './visitSlice.ts';

/** What the shell knows of the visitor: the visit so far, and how they want to read. */
export const useVisitorStore = create<VisitSlice & PreferencesSlice>()((...api) => ({
  ...createVisitSlice(...api),
  ...createPreferencesSlice(...api),
}));
