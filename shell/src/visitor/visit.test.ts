// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_ENGAGEMENT } from './engagement.ts';
import { useVisit } from './visit.ts';

const store = () => useVisit.getState();
const stored = () => JSON.parse(sessionStorage.getItem('visitedPages') ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  useVisit.setState({ path: '', engagement: NO_ENGAGEMENT });
});

test('the session remembers each visited path once, in order', () => {
  for (const path of ['/', '/sobre', '/', '/vagas']) store().visit(path);
  expect(stored()).toEqual(['/', '/sobre', '/vagas']);
  expect(store().engagement.pagesVisited).toBe(3);
});

test('pages visited before a reload count in the same session', () => {
  sessionStorage.setItem('visitedPages', '["/"]');
  store().visit('/sobre');
  expect(store().engagement).toMatchObject({ pagesVisited: 2, hasVisitedMultiplePages: true });
});

test.each(['{', '"/"', '[1,2]', 'null'])('a corrupt list %o starts anew', (text) => {
  sessionStorage.setItem('visitedPages', text);
  store().visit('/');
  expect(stored()).toEqual(['/']);
});

/** The store of a page that was loaded anew. */
async function loadAnew() {
  vi.resetModules();
  const { useVisit: loaded } = await import('./visit.ts');
  return loaded.getState();
}

function readPage(): void {
  store().visit('/');
  store().observe({ scrollPercentage: 90 });
  store().observe({ timeOnPage: 40 });
  store().observe({ scrolled: true });
}

test('on the next page scrolling and time start at zero; what was reached stays reached', () => {
  readPage();
  store().visit('/sobre');
  expect(store().engagement).toEqual({
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
  const before = store().engagement;
  store().keepVisit();
  const after = await loadAnew();
  expect(after.engagement).toEqual(before);
  after.visit('/');
  expect((await import('./visit.ts')).useVisit.getState().engagement).toEqual(before);
});

test.each([
  '{',
  '{}',
  '{"path":"/","engagement":{"timeOnPage":-1}}',
  '{"path":"/","engagement":{"scrollPercentage":50}}',
])('a corrupt visit %o starts anew', async (text) => {
  sessionStorage.setItem('engagement', text);
  expect((await loadAnew()).engagement).toEqual(NO_ENGAGEMENT);
});
