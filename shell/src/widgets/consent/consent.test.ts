// @vitest-environment jsdom
import { type Consent, useSiteStore } from '@site/runtime';
import { beforeEach, expect, test } from 'vitest';
import { chooseConsent, followConsent } from './consent.ts';

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

test('before the storage is read it is unknown whether a choice was made', () => {
  expect(store()).toMatchObject({ consent: null, isConsentKnown: false });
  followConsent()();
  expect(store()).toMatchObject({ consent: null, isConsentKnown: true });
});

test.each([
  { choice: 'accepted-all' },
  { choice: 'essential-only' },
  { choice: 'custom', categories: ['videos'] },
] satisfies Consent[])('a choice is stored and read again: %j', (choice) => {
  chooseConsent(choice);
  const stored = localStorage.getItem(KEY) ?? '';
  useSiteStore.setState(useSiteStore.getInitialState());
  expect(restored(stored)).toEqual(choice);
});

test.each([
  ['accepted-all', { choice: 'accepted-all' }],
  ['"essential-only"', { choice: 'essential-only' }],
  ['custom', { choice: 'custom', categories: [] }],
  ['', null],
  ['{}', null],
  ['sim', null],
  ['{"choice":"all"}', null],
  ['{"choice":"custom"}', null],
  ['{"choice":"custom","categories":["ads"]}', null],
  ['[[', null],
])('the bare word of a choice is a choice too, what is corrupt is none: %s', (text, choice) => {
  expect(restored(text)).toEqual(choice);
});

test('a choice made in another tab counts in this one', () => {
  const stop = followConsent();
  const newValue = JSON.stringify({ choice: 'accepted-all' });
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
  expect(store().consent).toEqual({ choice: 'accepted-all' });
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(store().consent).toBeNull();
  stop();
});
