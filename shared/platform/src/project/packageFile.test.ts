// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';
import { readPackage } from './packageFile.ts';

test('a package that says no version is refused with its file and the field', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), '{ "name": "mf-agenda" }');
  expect(() => readPackage(folder)).toThrow(/package\.json is not valid\.[\s\S]*version/);
});
