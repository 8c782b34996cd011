// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepScroll, scrollToTop } from './scroll.ts';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

test('it scrolls at once, after 50 ms and after 200 ms, and no more', () => {
  scrollToTop();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(50);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(149);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1000);
  expect(scrollTo).toHaveBeenCalledTimes(3);
});

test.each(['wheel', 'pointerdown', 'touchmove', 'keydown'])('it ends with a %s', (type) => {
  scrollToTop();
  window.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(1000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('until its document has loaded the browser scrolls it', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  window.history.scrollRestoration = 'auto';
  keepScroll(() => ({ pathname: '/', search: '', hash: '', state: null, key: 'one' }));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(window.history.scrollRestoration).toBe('manual');
});
