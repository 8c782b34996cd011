import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { fingerprint } from './fingerprint.ts';

const copy = temporaryFolder();
const APPS = ['shell', 'mf-jobs', 'mf-teasers'];
const fingerprints = () => APPS.map((app) => fingerprint(app, copy));
let before: string[];

beforeAll(() => {
  const isSource = (path: string) => !/\/(node_modules|dist|\.cache|src\/assets)$/.test(path);
  for (const name of [...APPS, 'shared', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isSource });
  writeFileSync(join(copy, 'mf-jobs/.env'), 'VITE_A=1\n');
  before = fingerprints();
});

/** Which apps an edit gives another build; the edit is undone afterwards. */
function renamedBy(file: string): string[] {
  const path = join(copy, file);
  const text = readFileSync(path);
  appendFileSync(path, ' \n');
  const after = fingerprints();
  writeFileSync(path, text);
  return APPS.filter((_, at) => before[at] !== after[at]);
}

test.each([
  ['shared/design/ui/button/Button.tsx', APPS],
  ['shared/platform/src/bundling/assets/pictures.ts', APPS],
  ['shared/composer/src/base/html.ts', APPS],
  ['shared/composer/src/validation/contents/readHtml.ts', APPS],
  ['mf-teasers/src/routes.ts', ['mf-teasers']],
  ['shell/src/main.tsx', ['shell']],
  ['package-lock.json', APPS],
  ['shared/platform/src/development/config.ts', []],
  ['shared/edge/src/siteServer.ts', []],
  ['shared/platform/src/testing/checks.ts', []],
  ['shared/design/ui/picture/Picture.test.tsx', []],
  ['shared/design/scripts/cut-font.py', []],
  ['mf-teasers/README.md', []],
  ['mf-jobs/.env', ['mf-jobs']],
])('an edit of %s gives a new build to %j', (file, apps) => {
  expect(renamedBy(file)).toEqual(apps);
});
