// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import { createPreferencesSlice, type PreferencesSlice } from './preferencesSlice.ts';

const KEY = 'accessibility_preferences';

const open = () => create<PreferencesSlice>()(createPreferencesSlice);
const keep = (value: unknown) => localStorage.setItem(KEY, JSON.stringify(value));

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  // What could not be stored is kept in memory, also from one test to the next.
  open().getState().resetPreferences();
});

describe('text size', () => {
  test('starts at 16 px and grows in steps of 2 up to 24 px', () => {
    const store = open();
    expect(store.getState().preferences.textSize).toBe(16);
    const sizes = Array.from({ length: 6 }, () => {
      store.getState().stepTextSize(1);
      return store.getState().preferences.textSize;
    });
    expect(sizes).toEqual([18, 20, 22, 24, 24, 24]);
  });

  test('shrinks in steps of 2 down to 12 px', () => {
    const store = open();
    const sizes = Array.from({ length: 3 }, () => {
      store.getState().stepTextSize(-1);
      return store.getState().preferences.textSize;
    });
    expect(sizes).toEqual([14, 12, 12]);
  });
});

describe('what is remembered', () => {
  test('size and contrast are there again on the next visit', () => {
    const first = open().getState();
    first.stepTextSize(1);
    first.toggleContrast();
    expect(open().getState().preferences).toEqual({ textSize: 18, isHighContrast: true });
  });

  test('a reset forgets both', () => {
    const store = open();
    store.getState().toggleContrast();
    store.getState().resetPreferences();
    expect(store.getState().preferences).toEqual(DEFAULT_PREFERENCES);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each([
    'no JSON',
    '{}',
    '{"textSize":13,"isHighContrast":false}',
    '{"textSize":400,"isHighContrast":true}',
    '{"textSize":"18","isHighContrast":true}',
  ])('a corrupt value counts as none: %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(open().getState().preferences).toEqual(DEFAULT_PREFERENCES);
  });

  test('a storage that throws is survived', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('denied');
    });
    const store = open();
    store.getState().stepTextSize(1);
    expect(store.getState().preferences.textSize).toBe(18);
  });
});

describe('two open tabs', () => {
  test('agree on what one of them changed', () => {
    const store = open();
    const stop = store.getState().followOtherTabs();
    const newValue = JSON.stringify({ textSize: 22, isHighContrast: true });
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
    expect(store.getState().preferences).toEqual({ textSize: 22, isHighContrast: true });
    stop();
  });

  test('no longer once a tab stopped following', () => {
    keep(DEFAULT_PREFERENCES);
    const store = open();
    store.getState().followOtherTabs()();
    const newValue = JSON.stringify({ textSize: 22, isHighContrast: true });
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
    expect(store.getState().preferences).toEqual(DEFAULT_PREFERENCES);
  });
});
