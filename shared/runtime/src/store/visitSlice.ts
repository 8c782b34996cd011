import type { StateCreator } from 'zustand';

export interface VisitSlice {
  /** Distinct paths seen in this session, in the order of the first visit. */
  visitedPages: readonly string[];
  /** Notes that a page was shown. */
  visit(path: string): void;
}

export const createVisitSlice: StateCreator<VisitSlice> = (set) => ({
  visitedPages: [],
  visit: (path) =>
    set(({ visitedPages }) =>
      visitedPages.includes(path) ? {} : { visitedPages: [...visitedPages, path] },
    ),
});
