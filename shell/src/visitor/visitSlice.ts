import * as z from 'zod/mini';
import type { StateCreator } from 'zustand';
import { type Engagement, type Observation, observe, startEngagement } from './engagement.ts';
import { storedValue } from './storedValue.ts';

const storedPages = storedValue<readonly string[]>({
  key: 'visitedPages',
  schema: z.array(z.string()),
  fallback: [],
  area: 'sessionStorage',
});

export interface VisitSlice {
  /** Distinct paths seen in this session, in the order of the first visit. */
  visitedPages: readonly string[];
  /** What the visitor did on this page so far. */
  engagement: Engagement;
  /** Notes that a page was shown: engagement with it starts anew. */
  visit(path: string): void;
  /** Notes something the visitor did. */
  observe(seen: Observation): void;
}

export const createVisitSlice: StateCreator<VisitSlice> = (set) => ({
  visitedPages: [],
  engagement: startEngagement(0),
  visit: (path) => {
    const visitedPages = [...new Set([...storedPages.read(), path])];
    storedPages.write(visitedPages);
    set({ visitedPages, engagement: startEngagement(visitedPages.length) });
  },
  observe: (seen) => set(({ engagement }) => ({ engagement: observe(engagement, seen) })),
});
