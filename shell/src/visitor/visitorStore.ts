import { create } from 'zustand';
import {
  createPreferencesSlice,
  type PreferencesSlice,
} from '../accessibility/preferencesSlice.ts';
import { createVisitSlice, type VisitSlice } from './visitSlice.ts';

/** The visit so far, and how the visitor wants to read. */
export const useVisitorStore = create<VisitSlice & PreferencesSlice>()((...api) => ({
  ...createVisitSlice(...api),
  ...createPreferencesSlice(...api),
}));
