// @vitest-environment jsdom
import { type Consent, useSiteStore } from '@site/runtime';
import { beforeEach, expect, test } from 'vitest';
import { followConsent } from './consent.ts';

const KEY = 'cookie_consent';
const store = () => useSiteStore.getState();

beforeEach(() => {
  localStorage.clear();
  useSiteStore.setState(useSiteStore.getInitialState());
});

function restored(text: string): Consent | null {
  localStorage.setItem(KEY, text);
  followConsent()();
  return store().consent;
}

test.each([
  ['accepted-all', { choice: 'accepted-all' }],
  ['"essential-only"', { choice: 'essential-only' }],
  ['custom', { choice: 'custom', categories: [] }],
  ['{}', null],
  ['sim', null],
  ['{"choice":"all"}', null],
  ['{"choice":"custom"}', null],
  ['{"choice":"custom","categories":["ads"]}', null],
])('the bare word of a choice is a choice too, what is corrupt is none: %s', (text, choice) => {
  expect(restored(text)).toEqual(choice);
});

test('a choice is known once the storage is read, and one made in another tab counts in this one', () => {
  expect(store()).toMatchObject({ consent: null, isConsentKnown: false });
  const stop = followConsent();
  expect(store()).toMatchObject({ consent: null, isConsentKnown: true });
  localStorage.setItem(KEY, JSON.stringify({ choice: 'accepted-all' }));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  localStorage.setItem(KEY, JSON.stringify({ choice: 'essential-only' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(store().consent).toEqual({ choice: 'accepted-all' });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store().consent).toBeNull();
  stop();
});
