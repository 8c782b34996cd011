import { expect, test } from 'vitest';
import { globalName, isGlobalNameOf } from './globalNames.ts';

test.each([
  ['spin', 'mf-jobs_spin'],
  ['--brand', '--mf-jobs_brand'],
  ['utilities.buttons', 'mf-jobs_utilities.buttons'],
  ['mf-jobs-next_spin', 'mf-jobs_mf-jobs-next_spin'],
])('a remote has %s as %s, once', (name, own) => {
  expect(isGlobalNameOf('mf-jobs', name)).toBe(false);
  expect(globalName('mf-jobs', name)).toBe(own);
  expect(globalName('mf-jobs', own)).toBe(own);
  expect(isGlobalNameOf('mf-jobs', own)).toBe(true);
});
