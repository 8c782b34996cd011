// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_ENGAGEMENT, observe } from './engagement.ts';
import { trackEngagement, useVisit } from './visit.ts';

const engagement = () => useVisit.getState().engagement;
const visit = (path: string) => trackEngagement(path)();
const stored = () => JSON.parse(sessionStorage.getItem('visitedPages') ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  useVisit.setState({ path: '', engagement: NO_ENGAGEMENT });
});

test('the session remembers each visited path once, in order', () => {
  for (const path of ['/', '/sobre', '/', '/vagas']) visit(path);
  expect(stored()).toEqual(['/', '/sobre', '/vagas']);
  expect(engagement().pagesVisited).toBe(3);
  // Those before a reload count.
  sessionStorage.setItem('visitedPages', '["/"]');
  visit('/sobre');
  expect(engagement()).toMatchObject({ pagesVisited: 2, hasVisitedMultiplePages: true });
});

test.each(['{', '"/"', '[1,2]', 'null'])('a corrupt list %o starts anew', (text) => {
  sessionStorage.setItem('visitedPages', text);
  visit('/');
  expect(stored()).toEqual(['/']);
});

/** The code of a page that was loaded anew. */
async function loadAnew() {
  vi.resetModules();
  return import('./visit.ts');
}

function readPage(): void {
  visit('/');
  const seen = { scrollPercentage: 90, timeOnPage: 40, interactionCount: 1 };
  useVisit.setState(({ engagement }) => ({ engagement: observe(engagement, seen) }));
}

test('on the next page scrolling and time start at zero; what was reached stays reached', () => {
  readPage();
  visit('/sobre');
  expect(engagement()).toEqual({
    scrollPercentage: 0,
    timeOnPage: 0,
    pagesVisited: 2,
    interactionCount: 1,
    hasScrolled50Percent: true,
    hasSpent30Seconds: true,
    hasVisitedMultiplePages: true,
  });
});

test('a full load of the same page goes on with all of it', async () => {
  readPage();
  const before = engagement();
  const stop = trackEngagement('/');
  window.dispatchEvent(new Event('pagehide'));
  stop();
  const after = await loadAnew();
  expect(after.useVisit.getState().engagement).toEqual(before);
  after.trackEngagement('/')();
  expect(after.useVisit.getState().engagement).toEqual(before);
});

test.each([
  '{',
  '{}',
  '{"path":"/","engagement":{"timeOnPage":-1}}',
  '{"path":"/","engagement":{"scrollPercentage":50}}',
])('a corrupt visit %o starts anew', async (text) => {
  sessionStorage.setItem('engagement', text);
  expect((await loadAnew()).useVisit.getState().engagement).toEqual(NO_ENGAGEMENT);
});
