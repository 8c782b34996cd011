// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';
import { SHARED_PACKAGES } from '../project/apps.ts';
import { writeRemote } from './copyTemplate.ts';

test('a new remote lists the packages that any page may import: React, the runtime, contract and design', () => {
  const folder = join(temporaryFolder(), 'mf-agenda');
  writeRemote(folder, 'mf-agenda', '/agenda');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const needed = SHARED_PACKAGES.filter((name) => name !== 'react-dom');
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining([...needed, '@site/contract', '@site/design']),
  );
});
