import * as z from 'zod/mini';
import { create } from 'zustand';
import { storedValue } from '../browser/storedValue.ts';
import {
  type Engagement,
  engagementSchema,
  NO_ENGAGEMENT,
  type Observation,
  observe,
} from './engagement.ts';

/** Distinct paths seen in this session, in the order of the first visit. */
const visitedPages = storedValue<readonly string[]>({
  key: 'visitedPages',
  parse: (stored) => z.array(z.string()).safeParse(stored).data,
  fallback: [],
  area: 'sessionStorage',
});

const visitSchema = z.object({ path: z.string(), engagement: engagementSchema });

/** What a full page load continues with. */
const storedVisit = storedValue({
  key: 'engagement',
  parse: (stored) => visitSchema.safeParse(stored).data,
  fallback: { path: '', engagement: NO_ENGAGEMENT },
  area: 'sessionStorage',
});

interface Visit {
  /** The page that was visited last. */
  path: string;
  /** What the visitor did in this session so far. */
  engagement: Engagement;
  /** Notes that a page is shown. Scrolling and time start anew, unless it is the same page again. */
  visit(path: string): void;
  /** Notes something the visitor did. */
  observe(seen: Observation): void;
  /** Stores the visit for the next page load of this session. */
  keepVisit(): void;
}

/** The visitor's visit so far. */
export const useVisit = create<Visit>()((set, get) => ({
  ...storedVisit.read(),
  visit: (path) => {
    const pages = [...new Set([...visitedPages.read(), path])];
    visitedPages.write(pages);
    const { path: pathBefore, engagement } = get();
    const isSamePage = path === pathBefore;
    const onPage = isSamePage ? engagement : { ...engagement, scrollPercentage: 0, timeOnPage: 0 };
    set({ path, engagement: observe(onPage, { pagesVisited: pages.length }) });
  },
  observe: (seen) => set(({ engagement }) => ({ engagement: observe(engagement, seen) })),
  keepVisit: () => {
    const { path, engagement } = get();
    storedVisit.write({ path, engagement });
  },
}));
