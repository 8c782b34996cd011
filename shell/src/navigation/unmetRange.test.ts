import { sharedVersions } from '@site/platform/bundling/sharedPackages.ts';
import { version } from 'react';
import { expect, test } from 'vitest';
import { assertMet } from './unmetRange.ts';

test('what builds state today is met by what runs here', () => {
  const requires = Object.entries(sharedVersions()).map(([name, shared]) => [
    name,
    shared.requires,
  ]);
  expect(() => assertMet('mf-jobs', Object.fromEntries(requires))).not.toThrow();
});

test('what is not met is told with the package and both versions', () => {
  expect(() => assertMet('mf-jobs', { react: '^18.2.0' })).toThrow(
    `mf-jobs requires react ^18.2.0; here runs ${version}.`,
  );
  expect(() => assertMet('mf-jobs', { vue: '^3.0.0' })).toThrow(
    'mf-jobs requires vue ^3.0.0; here runs none.',
  );
});
