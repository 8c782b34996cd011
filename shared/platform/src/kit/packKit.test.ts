// @vitest-environment node
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';
import { versionOf } from './packKit.ts';

test('a package of the kit has another version when any of its bytes is another', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'src'));
  const write = (text: string) => writeFileSync(join(folder, 'src/a.js'), text);
  const manifest = { version: '1.2.0' };
  write('one');
  const version = versionOf(folder, manifest);
  expect(version).toMatch(/^1\.2\.\d+$/);
  expect(versionOf(folder, manifest)).toBe(version);
  write('two');
  expect(versionOf(folder, manifest)).not.toBe(version);
  write('one');
  expect(versionOf(folder, { version: '1.3.0' })).not.toBe(version);
});
