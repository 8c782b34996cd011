import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import { expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';

const read = (file: string) => readFileSync(join(ROOT, 'shared', file), 'utf8');
const versionOf = (name: string): string => JSON.parse(read(`${name}/package.json`)).version;

test('the kit’s newest version says what changed, and what it goes with', () => {
  const [, newest = ''] = read('platform/kit/CHANGELOG.md').split(/^## /m);
  expect(newest.split('\n')[0]).toBe(versionOf('platform'));
  const [runtime] = versionOf('runtime').split('.');
  expect(newest).toContain(`contract ${CONTRACT_VERSION} and runtime ${runtime}`);
});
