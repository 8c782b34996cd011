import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { fingerprint } from './fingerprint.ts';

const copy = temporaryFolder();
const APPS = ['shell', 'mf-jobs', 'mf-teasers'];

beforeAll(() => {
  const isSource = (path: string) => !/\/(node_modules|dist|\.cache|assets)$/.test(path);
  for (const name of [...APPS, 'shared', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isSource });
});

/** Which apps an edit gives another build; the edit is undone afterwards. */
function renamedBy(file: string, edit: (path: string) => void): string[] {
  const fingerprints = () => APPS.map((app) => fingerprint(app, copy));
  const path = join(copy, file);
  const text = readFileSync(path);
  const before = fingerprints();
  edit(path);
  const after = fingerprints();
  writeFileSync(path, text);
  return APPS.filter((_, at) => before[at] !== after[at]);
}

const touched = (file: string) => renamedBy(file, (path) => appendFileSync(path, ' \n'));

/** An edit of one package's locked version, or of a new one's. */
const locked = (place: string) =>
  renamedBy('package-lock.json', (path) => {
    const lock = JSON.parse(readFileSync(path, 'utf8'));
    lock.packages[place] = { ...lock.packages[place], version: '99.0.0' };
    writeFileSync(path, JSON.stringify(lock));
  });

test.each([
  ['shared/design/ui/button/Button.tsx', APPS],
  ['shared/platform/src/bundling/pictures.ts', APPS],
  ['shared/composer/src/base/html.ts', APPS],
  ['mf-teasers/src/routes.ts', ['mf-teasers']],
  ['shell/src/main.tsx', ['shell']],
  ['shared/design/brand/favicon.svg', ['shell']],
])('an edit of %s gives a new build to %j', (file, apps) => {
  expect(touched(file)).toEqual(apps);
});

test.each([
  'shared/platform/src/development/developmentServer.ts',
  'shared/composer/src/server/siteServer.ts',
  'shared/platform/src/testing/checks.ts',
  'shared/design/ui/picture/Picture.test.tsx',
  'shared/design/scripts/subset-font.ts',
  'mf-teasers/README.md',
])('an edit of %s gives no app a new build', (file) => {
  expect(touched(file)).toEqual([]);
});

test('another version of a package that something is built with gives all apps new builds', () => {
  expect(locked('node_modules/scheduler')).toEqual(APPS);
  expect(locked('node_modules/sonner')).toEqual(APPS);
  expect(locked('shared/platform/node_modules/vite')).toEqual(APPS);
});

test('a version that one app has for itself gives that app a new build', () => {
  expect(locked('mf-teasers/node_modules/react-hook-form')).toEqual(['mf-teasers']);
});

test('another version of a package that only tests use gives no app a new build', () => {
  expect(locked('node_modules/vitest')).toEqual([]);
  expect(locked('node_modules/@playwright/test')).toEqual([]);
});
