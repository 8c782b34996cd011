// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_ENGAGEMENT } from './engagement.ts';
import { trackEngagement, useVisit } from './visit.ts';

let stop = () => {};
const engagement = () => useVisit.getState().engagement;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  useVisit.setState({ path: '', engagement: NO_ENGAGEMENT });
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
