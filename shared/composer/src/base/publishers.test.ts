import { expect, test } from 'vitest';
import { readLocations } from './publishers.ts';

test('the environment says where publishers are', () => {
  const environment = {
    PUBLISHER_SHELL: 'http://shell:8080/shell',
    PUBLISHER_MF_RENTALS: '/builds/rentals',
    PUBLISHER_MF_JOBS: '',
    PATH: '/bin',
  };
  expect(readLocations(environment)({ 'mf-jobs': 'mf-jobs/dist' })).toEqual({
    shell: 'http://shell:8080/shell',
    'mf-rentals': '/builds/rentals',
    'mf-jobs': 'mf-jobs/dist',
  });
});

test('one address with {name} in it says where all listed ones are', () => {
  const locations = readLocations({
    PUBLISHERS_AT: 'http://{name}:8080/{name}',
    PUBLISHER_MF_JOBS: 'http://jobs.example',
  });
  expect(locations({ shell: 'shell/dist', 'mf-jobs': 'mf-jobs/dist' })).toEqual({
    shell: 'http://shell:8080/shell',
    'mf-jobs': 'http://jobs.example',
  });
});

test.each([
  ['PUBLISHER_RENTALS', 'http://a', 'PUBLISHER_RENTALS: there is no publisher of that name'],
  ['PUBLISHERS_AT', '{name}:8080', 'PUBLISHERS_AT is "{name}:8080": expected an address'],
  ['PUBLISHER_MF_JOBS', 'mf-jobs:8080', 'PUBLISHER_MF_JOBS is "mf-jobs:8080": expected an address'],
])('a wrong one is named: %s=%s', (variable, value, message) => {
  expect(() => readLocations({ [variable]: value })).toThrow(message);
});
