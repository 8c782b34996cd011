import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Engagement,
  engagementScore,
  isEngaged,
  NO_ENGAGEMENT,
  observe,
} from './engagement.ts';

const after = (...seen: Partial<Engagement>[]): Engagement => seen.reduce(observe, NO_ENGAGEMENT);

test.each<[string, number, boolean, Partial<Engagement>[]]>([
  ['did nothing yet', 0, false, []],
  ['scrolled 49 percent', 0, false, [{ scrollPercentage: 49 }]],
  ['scrolled 50 percent', 30, true, [{ scrollPercentage: 50 }]],
  ['scrolled and went back', 30, true, [{ scrollPercentage: 80 }, { scrollPercentage: 0 }]],
  ['stayed 29 seconds', 0, false, [{ timeOnPage: 29 }]],
  ['stayed 30 seconds', 25, true, [{ timeOnPage: 30 }]],
  ['is on the first page', 0, false, [{ pagesVisited: 1 }]],
  ['is on the second page', 25, true, [{ pagesVisited: 2 }]],
  ['scrolled 5 times', 0, false, [{ interactionCount: 5 }]],
  ['scrolled 6 times, which alone is not enough', 20, false, [{ interactionCount: 6 }]],
  [
    'did it all',
    100,
    true,
    [{ scrollPercentage: 100 }, { timeOnPage: 60 }, { pagesVisited: 3 }, { interactionCount: 9 }],
  ],
])('a visitor who %s has %i points; engaged: %s', (_, score, engaged, seen) => {
  expect(engagementScore(after(...seen))).toBe(score);
  expect(isEngaged(after(...seen))).toBe(engaged);
});

test('45 seconds make a visitor engaged', () => {
  expect(isEngaged({ ...NO_ENGAGEMENT, timeOnPage: 44 })).toBe(false);
  expect(isEngaged({ ...NO_ENGAGEMENT, timeOnPage: 45 })).toBe(true);
});

test('whatever a visitor does, the score stays between 0 and 100 and never falls', () => {
  const observation = fc.oneof(
    fc.record({ scrollPercentage: fc.nat({ max: 100 }) }),
    fc.record({ timeOnPage: fc.nat({ max: 600 }) }),
    fc.record({ pagesVisited: fc.nat({ max: 20 }) }),
    fc.record({ interactionCount: fc.constant(9) }),
  );
  fc.assert(
    fc.property(fc.array(observation, { maxLength: 40 }), observation, (before, next) => {
      const score = engagementScore(after(...before));
      const nextScore = engagementScore(after(...before, next));
      expect(score).toBeGreaterThanOrEqual(0);
      expect(nextScore).toBeLessThanOrEqual(100);
      expect(nextScore).toBeGreaterThanOrEqual(score);
    }),
  );
});
