import { expect, test } from 'vitest';
import { readLocations } from './locations.ts';

test('the environment says where publishers are', () => {
  const environment = {
    PUBLISHER_SHELL: 'http://shell:8080/shell',
    PUBLISHER_MF_RENTALS: '/builds/rentals',
    PUBLISHER_MF_JOBS: '',
    PATH: '/bin',
  };
  expect(readLocations(environment)).toEqual({
    shell: 'http://shell:8080/shell',
    'mf-rentals': '/builds/rentals',
  });
});

test.each([
  ['PUBLISHER_RENTALS', 'http://a', 'PUBLISHER_RENTALS: there is no publisher of that name'],
  ['PUBLISHER_MF_JOBS', 'mf-jobs:8080', 'PUBLISHER_MF_JOBS is "mf-jobs:8080": write an address'],
])('a wrong one is named: %s=%s', (variable, value, message) => {
  expect(() => readLocations({ [variable]: value })).toThrow(message);
});
