import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';
import { UNNAMED_BUILD } from '../bundling/fingerprint.ts';
import { nameBuild } from './publishApp.ts';

function build(code: string): { folder: string; name: string } {
  const folder = temporaryFolder();
  writeFiles(folder, [
    [`assets/remoteEntry-${UNNAMED_BUILD}.js`, code],
    ['assets/a.js.map', String(Math.random())],
    ['page.html', `data-entry="remoteEntry-${UNNAMED_BUILD}.js"`],
  ]);
  return { folder, name: nameBuild(folder) };
}

test('a build is named after its files, in its documents and its entry', () => {
  const { folder, name } = build('1;');
  expect(name).toMatch(/^[0-9a-f]{12}$/);
  expect(readFileSync(join(folder, `assets/remoteEntry-${name}.js`), 'utf8')).toBe('1;');
  expect(readFileSync(join(folder, 'page.html'), 'utf8')).toContain(`remoteEntry-${name}.js`);
  expect(build('1;').name).toBe(name);
  expect(build('2;').name).not.toBe(name);
});
