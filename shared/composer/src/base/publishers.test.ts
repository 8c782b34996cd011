import { expect, test } from 'vitest';
import { readLocations } from './publishers.ts';

test('the environment says where publishers are, one by one or by one address with {name} in it', () => {
  const environment = {
    PUBLISHERS_AT: 'http://{name}:8080/{name}',
    PUBLISHER_SHELL: 'http://own:80/shell',
    PUBLISHER_MF_RENTALS: '/builds/rentals',
    PUBLISHER_MF_JOBS: '',
    PATH: '/bin',
  };
  const listed = { shell: 'shell/dist', 'mf-jobs': 'mf-jobs/dist' };
  expect(readLocations(environment)(listed)).toEqual({
    shell: 'http://own:80/shell',
    'mf-rentals': '/builds/rentals',
    'mf-jobs': 'http://mf-jobs:8080/mf-jobs',
  });
  const own = readLocations({ ...environment, PUBLISHERS_AT: '' })(listed);
  expect(own).toMatchObject({ 'mf-rentals': '/builds/rentals', 'mf-jobs': 'mf-jobs/dist' });
});

test.each([
  ['PUBLISHER_RENTALS', 'http://a', 'PUBLISHER_RENTALS: there is no publisher of that name'],
  ['PUBLISHERS_AT', '{name}:8080', 'PUBLISHERS_AT is "{name}:8080": expected an address'],
  ['PUBLISHER_MF_JOBS', 'mf-jobs:8080', 'PUBLISHER_MF_JOBS is "mf-jobs:8080": expected an address'],
])('a wrong one is named: %s=%s', (variable, value, message) => {
  expect(() => readLocations({ [variable]: value })).toThrow(message);
});
