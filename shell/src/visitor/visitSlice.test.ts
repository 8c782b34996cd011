// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { useVisitorStore } from './visitorStore.ts';

const store = () => useVisitorStore.getState();
const stored = () => JSON.parse(sessionStorage.getItem('visitedPages') ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  useVisitorStore.setState(useVisitorStore.getInitialState());
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

test('a session storage that throws does not stop counting', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  store().visit('/');
  store().visit('/sobre');
  expect(store().visitedPages).toEqual(['/', '/sobre']);
  refuse.mockRestore();
  store().visit('/');
});

test('engagement with a page starts at zero on the next page', () => {
  store().visit('/');
  store().observe({ scrollPercentage: 90 });
  store().observe({ timeOnPage: 40 });
  store().observe({ scrolled: true });
  store().visit('/sobre');
  expect(store().engagement).toMatchObject({
    scrollPercentage: 0,
    timeOnPage: 0,
    interactionCount: 0,
    hasScrolled50Percent: false,
    hasSpent30Seconds: false,
  });
});
