// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('while a page is read', () => {
  let stop = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(1000);
    stop = trackEngagement('/');
  });
  afterEach(() => stop());

  function scrollTo(top: number): void {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
    window.dispatchEvent(new Event('scroll'));
  }

  test('time on the page is counted in seconds, but for time in a hidden tab', () => {
    vi.advanceTimersByTime(29_999);
    expect(engagement()).toMatchObject({ timeOnPage: 29, hasSpent30Seconds: false });
    vi.advanceTimersByTime(1);
    expect(engagement()).toMatchObject({ timeOnPage: 30, hasSpent30Seconds: true });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(60_000);
    expect(engagement().timeOnPage).toBe(30);
  });

  test('scrolling is measured against what can be scrolled, where anything can', () => {
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1000);
    scrollTo(0);
    expect(engagement().scrollPercentage).toBe(0);
    height.mockReturnValue(3000);
    scrollTo(1000);
    expect(engagement()).toMatchObject({ scrollPercentage: 50, hasScrolled50Percent: true });
  });

  test('one movement is one interaction, however many events it has; the jump to the top is none', () => {
    scrollTo(0);
    expect(engagement().interactionCount).toBe(0);
    for (let top = 10; top <= 200; top += 10) {
      scrollTo(top);
      vi.advanceTimersByTime(16);
    }
    expect(engagement().interactionCount).toBe(1);
    vi.advanceTimersByTime(200);
    scrollTo(300);
    expect(engagement().interactionCount).toBe(2);
  });

  test('nothing is counted after the page was left', () => {
    stop();
    vi.advanceTimersByTime(40_000);
    scrollTo(2000);
    vi.advanceTimersByTime(100);
    expect(engagement()).toMatchObject({ timeOnPage: 0, scrollPercentage: 0, interactionCount: 0 });
  });
});
