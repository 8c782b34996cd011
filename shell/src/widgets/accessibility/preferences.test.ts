// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { applyPreferences, DEFAULT_PREFERENCES, TEXT_SIZE } from './preferences.ts';

const KEY = 'accessibility_preferences';
/** The code of a page that is opened. */
async function open() {
  vi.resetModules();
  const page = await import('./preferences.ts');
  return { ...page, shown: page.usePreferences.getState, stop: page.followPreferences() };
}

/** A button of the panel. */
function button(preference: number | string): Element {
  const element = document.createElement('button');
  element.setAttribute('data-preference', String(preference));
  return element;
}

beforeEach(() => localStorage.clear());

test.each([
  ['grows', 1, [18, 20, 22, 24, 24, 24]],
  ['shrinks', -1, [14, 12, 12]],
] as const)('text of 16 px %s in steps of 2, between 12 and 24 px', async (_, step, sizes) => {
  const { shown, changeByTap } = await open();
  expect(shown().textSize).toBe(16);
  for (const size of sizes) expect(changeByTap(button(step * TEXT_SIZE.step)).textSize).toBe(size);
});

test('size and contrast are there again on the next visit, until a reset forgets both', async () => {
  const first = await open();
  first.changeByTap(button(2));
  first.changeByTap(button('contrast'));
  const second = await open();
  expect(second.shown()).toEqual({ textSize: 18, isHighContrast: true });
  second.resetPreferences();
  expect(second.shown()).toEqual(DEFAULT_PREFERENCES);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect((await open()).shown()).toEqual(DEFAULT_PREFERENCES);
});

test.each([
  'no JSON',
  '{}',
  '{"textSize":13,"isHighContrast":false}',
  '{"textSize":400,"isHighContrast":true}',
  '{"textSize":"18","isHighContrast":true}',
])('a corrupt value counts as none: %s', async (text) => {
  localStorage.setItem(KEY, text);
  expect((await open()).shown()).toEqual(DEFAULT_PREFERENCES);
});

test('two open tabs agree on what one of them changed, until one stops following', async () => {
  const [following, other] = [await open(), await open()];
  other.stop();
  const changed = { textSize: 22, isHighContrast: true };
  localStorage.setItem(KEY, JSON.stringify(changed));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  following.stop();
  expect(following.shown()).toEqual(changed);
  expect(other.shown()).toEqual(DEFAULT_PREFERENCES);
});

test('the start size leaves the browser its own setting', () => {
  const html = document.documentElement;
  const shown = () => [html.getAttribute('style') ?? '', html.dataset.contrast];
  applyPreferences({ textSize: 20, isHighContrast: true });
  expect(shown()).toEqual(['--text-size: 125%;', 'high']);
  applyPreferences(DEFAULT_PREFERENCES);
  expect(shown()).toEqual(['', undefined]);
});
