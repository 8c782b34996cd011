// @vitest-environment node
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';
import { versionOf } from './packKit.ts';

test('a package of the kit has another version when any of its bytes is another', () => {
  const folder = temporaryFolder();
  const write = (text: string) => writeFiles(folder, [['src/a.js', text]]);
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
