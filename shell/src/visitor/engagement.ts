import * as z from 'zod/mini';

const count = z.number().check(z.nonnegative());

/** What a visitor did in this session; scrolling and time are of the page on screen. */
export const engagementSchema = z.object({
  /** How far down the page the visitor is now, 0 to 100. */
  scrollPercentage: z.number().check(z.gte(0), z.lte(100)),
  timeOnPage: count,
  pagesVisited: count,
  /** Times the visitor scrolled: one movement, however many pixels, counts once. */
  interactionCount: count,
  hasScrolled50Percent: z.boolean(),
  hasSpent30Seconds: z.boolean(),
  hasVisitedMultiplePages: z.boolean(),
});

export type Engagement = z.infer<typeof engagementSchema>;

/** 100 in all. */
const POINTS = { scrolled: 30, stayed: 25, visited: 25, interacted: 20 };
const MANY_INTERACTIONS = 5;
const ENGAGED_SECONDS = 45;

export const NO_ENGAGEMENT: Engagement = {
  scrollPercentage: 0,
  timeOnPage: 0,
  pagesVisited: 0,
  interactionCount: 0,
  hasScrolled50Percent: false,
  hasSpent30Seconds: false,
  hasVisitedMultiplePages: false,
};

/** Adds an observation. A goal once reached stays reached, even after scrolling back up. */
export function observe(before: Engagement, seen: Partial<Engagement>): Engagement {
  const after = { ...before, ...seen };
  return {
    ...after,
    hasScrolled50Percent: before.hasScrolled50Percent || after.scrollPercentage >= 50,
    hasSpent30Seconds: before.hasSpent30Seconds || after.timeOnPage >= 30,
    hasVisitedMultiplePages: before.hasVisitedMultiplePages || after.pagesVisited >= 2,
  };
}

export function engagementScore(engagement: Engagement): number {
  return (
    Number(engagement.hasScrolled50Percent) * POINTS.scrolled +
    Number(engagement.hasSpent30Seconds) * POINTS.stayed +
    Number(engagement.hasVisitedMultiplePages) * POINTS.visited +
    Number(engagement.interactionCount > MANY_INTERACTIONS) * POINTS.interacted
  );
}

export function isEngaged(engagement: Engagement): boolean {
  return (
    engagement.hasScrolled50Percent ||
    engagement.hasSpent30Seconds ||
    engagement.hasVisitedMultiplePages ||
    engagement.timeOnPage >= ENGAGED_SECONDS
  );
}
