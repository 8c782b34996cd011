// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { applyPreferences, DEFAULT_PREFERENCES } from './preferences.ts';

const KEY = 'accessibility_preferences';
/** The store of a page that is opened. */
async function open() {
  vi.resetModules();
  return (await import('./usePreferences.ts')).usePreferences;
}

const changed = { textSize: 22, isHighContrast: true };
const changeInOtherTab = () =>
  window.dispatchEvent(
    new StorageEvent('storage', { key: KEY, newValue: JSON.stringify(changed) }),
  );

beforeEach(() => localStorage.clear());

test.each([
  ['grows', 1, [18, 20, 22, 24, 24, 24]],
  ['shrinks', -1, [14, 12, 12]],
] as const)(
  'text starts at 16 px and %s in steps of 2, between 12 and 24 px',
  async (_, step, sizes) => {
    const store = await open();
    expect(store.getState().preferences.textSize).toBe(16);
    for (const size of sizes) {
      store.getState().stepTextSize(step);
      expect(store.getState().preferences.textSize).toBe(size);
    }
  },
);

test('size and contrast are there again on the next visit, until a reset forgets both', async () => {
  const first = (await open()).getState();
  first.stepTextSize(1);
  first.toggleContrast();
  const second = await open();
  expect(second.getState().preferences).toEqual({ textSize: 18, isHighContrast: true });
  second.getState().resetPreferences();
  expect(second.getState().preferences).toEqual(DEFAULT_PREFERENCES);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  'no JSON',
  '{}',
  '{"textSize":13,"isHighContrast":false}',
  '{"textSize":400,"isHighContrast":true}',
  '{"textSize":"18","isHighContrast":true}',
])('a corrupt value counts as none: %s', async (text) => {
  localStorage.setItem(KEY, text);
  expect((await open()).getState().preferences).toEqual(DEFAULT_PREFERENCES);
});

test('two open tabs agree on what one of them changed, until one stops following', async () => {
  const [following, other] = [await open(), await open()];
  const stop = following.getState().followOtherTabs();
  other.getState().followOtherTabs()();
  changeInOtherTab();
  stop();
  expect(following.getState().preferences).toEqual(changed);
  expect(other.getState().preferences).toEqual(DEFAULT_PREFERENCES);
});

test('the start size leaves the browser its own setting', () => {
  const html = document.documentElement;
  const shown = () => [html.getAttribute('style') ?? '', html.dataset.contrast];
  applyPreferences({ textSize: 20, isHighContrast: true });
  expect(shown()).toEqual(['--text-size: 125%;', 'high']);
  applyPreferences(DEFAULT_PREFERENCES);
  expect(shown()).toEqual(['', undefined]);
});
