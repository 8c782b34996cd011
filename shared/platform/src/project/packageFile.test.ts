// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { readPackage } from './packageFile.ts';

test('a package that says no version is refused with its file and the field', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), '{ "name": "mf-agenda" }');
  expect(() => readPackage(folder)).toThrow(/package\.json is not valid\.[\s\S]*version/);
});
