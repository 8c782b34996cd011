// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { askedCandidate, leavePreview } from './candidateCookie.ts';

const ask = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a tester does it.
  document.cookie = `candidate=${value}; path=/`;
};
afterEach(leavePreview);

test('nobody asks for a candidate unless told to', () => {
  expect(askedCandidate()).toBeUndefined();
});

test.each([
  ['mf-rentals.4f0c9a12', 'mf-rentals', '4f0c9a12'],
  ['mf-jobs.4f0c9a12.r3', 'mf-jobs', '4f0c9a12.r3'],
])('the cookie %s asks for one', (value, remote, release) => {
  ask(value);
  expect(askedCandidate()).toEqual({ remote, release });
  leavePreview();
  expect(askedCandidate()).toBeUndefined();
});

test.each(['shell.4f0c9a12', '../pages', 'mf-jobs'])('the cookie %s asks for none', (value) => {
  ask(value);
  expect(askedCandidate()).toBeUndefined();
});
