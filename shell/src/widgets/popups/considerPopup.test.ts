// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_ENGAGEMENT } from '../../visitor/engagement.ts';
import { useVisit } from '../../visitor/visit.ts';
import { considerPopup } from './considerPopup.ts';
import type { PopupId } from './eligibility.ts';

let stop = () => {};
const decided: (PopupId | null)[] = [];
const consider = (path: string) => {
  stop = considerPopup(path, (popup) => decided.push(popup));
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  useVisit.setState({ engagement: NO_ENGAGEMENT });
});

afterEach(() => {
  stop();
  decided.length = 0;
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a popup opens 2 seconds after the page is ready, not before', () => {
  consider('/');
  vi.advanceTimersByTime(1999);
  expect(decided).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(decided).toEqual(['home']);
});

test('a page that is still loading is not ready', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  consider('/');
  vi.advanceTimersByTime(10_000);
  expect(decided).toEqual([]);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(2000);
  expect(decided).toEqual(['home']);
});

test('a page in a hidden tab waits until it is seen', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  consider('/');
  vi.advanceTimersByTime(10_000);
  expect(decided).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(2000);
  expect(decided).toEqual(['home']);
});

test('popups are considered once: what becomes true later opens none on this page', () => {
  consider('/servicos');
  vi.advanceTimersByTime(2000);
  useVisit.getState().observe({ timeOnPage: 30 });
  vi.advanceTimersByTime(60_000);
  expect(decided).toEqual([null]);
});

test('what the visitor did earlier in the session counts', () => {
  useVisit.getState().observe({ timeOnPage: 30 });
  consider('/servicos');
  vi.advanceTimersByTime(2000);
  expect(decided).toEqual(['certificacao']);
});

test('a visitor who is typing gets no popup', () => {
  document.body.innerHTML = '<textarea></textarea>';
  document.querySelector('textarea')?.focus();
  consider('/');
  vi.advanceTimersByTime(60_000);
  expect(decided).toEqual([null]);
});

test('nothing opens after the page was left', () => {
  consider('/');
  vi.advanceTimersByTime(1999);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(decided).toEqual([]);
});
