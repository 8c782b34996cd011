import { expect, test } from 'vitest';
import { allows, CONSENT_CATEGORIES } from './consent.ts';

test('accepting all allows every category, only the essential allows none', () => {
  for (const category of CONSENT_CATEGORIES) {
    expect(allows({ choice: 'accepted-all' }, category)).toBe(true);
    expect(allows({ choice: 'essential-only' }, category)).toBe(false);
    expect(allows(null, category)).toBe(false);
  }
});

test('a custom choice allows its categories and no other', () => {
  expect(allows({ choice: 'custom', categories: ['maps'] }, 'maps')).toBe(true);
  expect(allows({ choice: 'custom', categories: ['maps'] }, 'videos')).toBe(false);
});
