import { sharedVersions } from '@site/platform/bundling/sharedPackages.ts';
import { version } from 'react';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { accepts, assertMet } from './unmetRange.ts';

const NUMBERS = [0, 1, 2, 19];
const VERSIONS = NUMBERS.flatMap((major) =>
  NUMBERS.flatMap((minor) => NUMBERS.map((patch) => `${major}.${minor}.${patch}`)),
);

test('a range of a build is read as everywhere else', () => {
  for (const range of VERSIONS.map((lowest) => `^${lowest}`))
    for (const found of [...VERSIONS, '19.3.0-rc.1', '1.2.3+build'])
      expect(accepts(range, found), `${range} ${found}`).toBe(satisfies(found, range));
});

test('other forms are left to the federation plugin', () => {
  expect(accepts('>=18 <20', '17.0.0')).toBe(true);
});

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
