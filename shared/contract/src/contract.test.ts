import { expect, test } from 'vitest';
import { pageContainerSchema } from './contract.ts';
import { defineRemote, givenAway } from './defineRemote.ts';
import { manifestSchema } from './manifest.ts';
import { claimedPath, plainPath } from './paths.ts';
import { CONTRACT_VERSION } from './version.ts';

const Page = () => null;

test.each([
  ['may', true, ['/', '/sobre', '/blog/:category', '/blog/post/:slug', '/colageno24horas']],
  ['may not', false, ['sobre', '/Sobre', '/sobre/', '/:tudo', '/a/:b/c', '/a b', '//a', '/../a']],
])('what a page %s claim', (_, expected, paths) => {
  for (const path of paths) expect(claimedPath.safeParse(path).success, path).toBe(expected);
});

test('a path leaves room for the endings of its files', () => {
  const isPath = (path: string) =>
    claimedPath.safeParse(path).success && plainPath.safeParse(path).success;
  expect(isPath(`/${'a'.repeat(120)}`)).toBe(true);
  expect(isPath(`/${'a'.repeat(121)}`)).toBe(false);
  expect(isPath('/abc'.repeat(75))).toBe(true);
  expect(isPath('/abc'.repeat(76))).toBe(false);
});

test.each([
  ['assets/__federation_shared_@site/runtime-0123.js', true],
  [`assets/${'a'.repeat(117)}.js`, true],
  [`assets/${'a'.repeat(118)}.js`, false],
  [`${'abc/'.repeat(80)}a.js`, false],
  ['assets/x.js/y.js', false],
  ['assets/x', false],
  ['../x.js', false],
])('a manifest may list %s: %s', (file, expected) => {
  const { issues } = manifestSchema.safeParse({ entry: file }).error ?? {};
  expect(!issues?.some(({ path }) => path[0] === 'entry')).toBe(expected);
});

test.each<[boolean, string, field: string, string | string[]]>([
  [true, 'that nginx has room for', 'monitor', `https://m.example/${'a'.repeat(1982)}`],
  [false, 'that is longer', 'monitor', `https://m.example/${'a'.repeat(1983)}`],
  [false, 'that says more to the policy', 'monitor', 'https://m.example/a;script-src *'],
  [false, 'with a variable', 'monitor', 'https://m.example/$uri'],
  [false, 'with dots that lead elsewhere', 'monitor', 'https://m.example/a/../b'],
  [false, 'with quotes', 'origin', 'https://m.example/"; } server { listen 1; } map "" $z { "'],
  [false, 'with quotes in the host', 'origin', 'https://m";example'],
  [false, 'with a path', 'origin', 'https://m.example/a'],
  [false, 'of a host that is another', 'origin', 'https://1.2'],
  [false, 'in capitals', 'origin', 'https://M.example'],
  [false, 'with the usual port', 'connect', ['https://m.example:443']],
])('that a shell may name an address is %s for one %s', (expected, _, field, value) => {
  const shell = { connect: [], [field]: value };
  const { issues } = manifestSchema.safeParse({ shell }).error ?? {};
  expect(!issues?.some(({ path }) => path.includes(field))).toBe(expected);
});

const CONTAINER = {
  remote: 'mf-jobs',
  entry: '/mf-jobs/assets/e.js',
  page: '/vagas',
  requires: '{}',
};

test.each([
  [1, false],
  [0, true],
  [-1, true],
  [-2, false],
])(
  'a container of a contract version that is %i from this one is understood: %s',
  (step, expected) => {
    const contract = String(CONTRACT_VERSION + step);
    expect(pageContainerSchema.safeParse({ ...CONTAINER, contract }).success).toBe(expected);
  },
);

test('a remote exports one loader for each claimed path; one without a page is named', () => {
  const listings = async () => ({ default: Page });
  const pages = { './pages/listings/Page.tsx': listings };
  expect(defineRemote('mf-jobs', { '/vagas': 'listings' }, pages).pages['/vagas']).toBe(listings);
  expect(() => defineRemote('mf-jobs', { '/vagas': 'listing' }, pages)).toThrow(
    'mf-jobs: /vagas names src/pages/listing, which has no Page.tsx.',
  );
});

test('a route says which remote may take its path over', () => {
  const routes = { '/eventos': { folder: 'events', gives: 'mf-eventos' }, '/vagas': 'listings' };
  expect(givenAway(routes)).toEqual({ '/eventos': 'mf-eventos' });
});
