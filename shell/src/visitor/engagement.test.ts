import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Engagement,
  engagementScore,
  isEngaged,
  NO_ENGAGEMENT,
  type Observation,
  observe,
} from './engagement.ts';

const after = (...seen: Observation[]): Engagement => seen.reduce(observe, NO_ENGAGEMENT);
const scrolls = (count: number): Observation[] => Array(count).fill({ scrolled: true });

const observation = fc.oneof(
  fc.record({ scrollPercentage: fc.nat({ max: 100 }) }),
  fc.record({ timeOnPage: fc.nat({ max: 600 }) }),
  fc.record({ pagesVisited: fc.nat({ max: 20 }) }),
  fc.record({ scrolled: fc.constant(true as const) }),
);
const history = fc.array(observation, { maxLength: 40 });

test('a visitor who did nothing yet has no points and is not engaged', () => {
  expect(engagementScore(after())).toBe(0);
  expect(isEngaged(after())).toBe(false);
});

test('scrolling at least 50 percent is worth 30 points', () => {
  expect(engagementScore(after({ scrollPercentage: 49 }))).toBe(0);
  expect(engagementScore(after({ scrollPercentage: 50 }))).toBe(30);
});

test('at least 30 seconds on the page are worth 25 points', () => {
  expect(engagementScore(after({ timeOnPage: 29 }))).toBe(0);
  expect(engagementScore(after({ timeOnPage: 30 }))).toBe(25);
});

test('at least two distinct pages in the session are worth 25 points', () => {
  expect(engagementScore(after({ pagesVisited: 1 }))).toBe(0);
  expect(engagementScore(after({ pagesVisited: 2 }))).toBe(25);
});

test('more than 5 scroll interactions are worth 20 points', () => {
  expect(engagementScore(after(...scrolls(5)))).toBe(0);
  expect(engagementScore(after(...scrolls(6)))).toBe(20);
});

test('all together are 100 points', () => {
  const everything = after(
    { scrollPercentage: 100 },
    { timeOnPage: 60 },
    { pagesVisited: 3 },
    ...scrolls(9),
  );
  expect(engagementScore(everything)).toBe(100);
});

test('the score stays between 0 and 100 and never falls while a page is read', () => {
  fc.assert(
    fc.property(history, observation, (before, next) => {
      const score = engagementScore(after(...before));
      const nextScore = engagementScore(after(...before, next));
      expect(score).toBeGreaterThanOrEqual(0);
      expect(nextScore).toBeLessThanOrEqual(100);
      expect(nextScore).toBeGreaterThanOrEqual(score);
    }),
  );
});

test('what was scrolled stays scrolled after going back to the top', () => {
  const back = after({ scrollPercentage: 80 }, { scrollPercentage: 0 });
  expect(back).toMatchObject({ scrollPercentage: 0, hasScrolled50Percent: true });
});

test('the visitor is engaged by 50 percent, 30 seconds, two pages or 45 seconds', () => {
  expect(isEngaged(after({ scrollPercentage: 50 }))).toBe(true);
  expect(isEngaged(after({ timeOnPage: 30 }))).toBe(true);
  expect(isEngaged(after({ pagesVisited: 2 }))).toBe(true);
  expect(isEngaged({ ...after(), timeOnPage: 45 })).toBe(true);
  expect(isEngaged({ ...after(), timeOnPage: 44 })).toBe(false);
});

test('scroll interactions alone do not make a visitor engaged', () => {
  expect(isEngaged(after(...scrolls(50)))).toBe(false);
});

test('a visitor with points from anything but interactions is engaged', () => {
  fc.assert(
    fc.property(history, (seen) => {
      const engagement = after(...seen);
      const points = engagementScore({ ...engagement, interactionCount: 0 });
      expect(isEngaged(engagement)).toBe(points > 0);
    }),
  );
});
