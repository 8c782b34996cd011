// @vitest-environment jsdom
import { allows, type Consent, useSiteStore } from '@site/runtime';
import { beforeEach, expect, test } from 'vitest';
import { chooseConsent, consentTo, followConsent } from './consent.ts';

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

test('a choice is stored and read again: accepted-all, essential-only or custom', () => {
  const choices: Consent[] = [
    { choice: 'accepted-all' },
    { choice: 'essential-only' },
    { choice: 'custom', categories: ['videos'] },
  ];
  for (const choice of choices) {
    chooseConsent(choice);
    const stored = localStorage.getItem(KEY) ?? '';
    useSiteStore.setState(useSiteStore.getInitialState());
    expect(restored(stored)).toEqual(choice);
  }
});

test('the bare word of a choice is a choice too', () => {
  expect(restored('accepted-all')).toEqual({ choice: 'accepted-all' });
  expect(restored('"essential-only"')).toEqual({ choice: 'essential-only' });
  expect(restored('custom')).toEqual({ choice: 'custom', categories: [] });
});

test.each([
  '',
  '{}',
  'sim',
  '{"choice":"all"}',
  '{"choice":"custom"}',
  '{"choice":"custom","categories":["ads"]}',
  '[[',
])('a corrupt choice %o is no choice', (text) => {
  expect(restored(text)).toBeNull();
});

test('a custom choice allows the ticked categories and no other', () => {
  const consent = consentTo(['maps']);
  expect(allows(consent, 'maps')).toBe(true);
  expect(allows(consent, 'videos')).toBe(false);
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
