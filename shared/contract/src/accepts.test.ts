import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { accepts } from './accepts.ts';

const NUMBERS = [0, 1, 2, 19];
const VERSIONS = NUMBERS.flatMap((major) =>
  NUMBERS.flatMap((minor) => NUMBERS.map((patch) => `${major}.${minor}.${patch}`)),
);

test('a range of a build is read as everywhere else', () => {
  for (const range of VERSIONS.map((lowest) => `^${lowest}`))
    for (const found of [...VERSIONS, '19.3.0-rc.1', '1.2.3+build'])
      expect(accepts(range, found), `${range} ${found}`).toBe(satisfies(found, range));
  // One of another form, which no build states, refuses nothing.
  expect(accepts('>=18 <20', '17.0.0')).toBe(true);
});
