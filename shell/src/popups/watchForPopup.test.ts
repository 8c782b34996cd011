// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisitorStore } from '../visitor/visitorStore.ts';
import type { PopupDefinition } from './eligibility.ts';
import { watchForPopup } from './watchForPopup.ts';

let stop = () => {};
const opened: PopupDefinition['id'][] = [];
const watch = (path: string) => {
  stop = watchForPopup(path, ({ id }) => opened.push(id));
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  useVisitorStore.getState().visit('/');
});

afterEach(() => {
  stop();
  opened.length = 0;
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a popup opens 2 seconds after the page is ready, not before', () => {
  watch('/');
  vi.advanceTimersByTime(1999);
  expect(opened).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(opened).toEqual(['home']);
});

test('one popup opens on a page, not two', () => {
  watch('/');
  useVisitorStore.getState().observe({ scrollPercentage: 100 });
  vi.advanceTimersByTime(60_000);
  expect(opened).toEqual(['home']);
});

test('a page that is still loading is not ready', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  watch('/');
  vi.advanceTimersByTime(10_000);
  expect(opened).toEqual([]);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(2000);
  expect(opened).toEqual(['home']);
});

test('a page in a hidden tab waits until it is seen', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  watch('/');
  vi.advanceTimersByTime(10_000);
  expect(opened).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(2000);
  expect(opened).toEqual(['home']);
});

test('a popup that was blocked opens once the visitor is no longer busy', () => {
  document.body.innerHTML = '<dialog open></dialog>';
  watch('/');
  vi.advanceTimersByTime(5000);
  expect(opened).toEqual([]);
  document.body.replaceChildren();
  vi.advanceTimersByTime(1000);
  expect(opened).toEqual(['home']);
});

test('a popup opens as soon as the engagement score suffices', () => {
  watch('/servicos');
  vi.advanceTimersByTime(5000);
  expect(opened).toEqual([]);
  useVisitorStore.getState().observe({ timeOnPage: 30 });
  vi.advanceTimersByTime(1000);
  expect(opened).toEqual(['certificacao']);
});

test('nothing opens after the page was left', () => {
  watch('/');
  vi.advanceTimersByTime(1999);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(opened).toEqual([]);
});
