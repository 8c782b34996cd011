import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';
import { filesIn } from './buildFiles.ts';

test('what editors and systems leave among sources is none, and a folder that is missing is named', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/Page.tsx'), '');
  writeFileSync(join(folder, '.DS_Store'), '');
  symlinkSync('ana@maquina.1234', join(folder, 'pages/.#Page.tsx'));
  symlinkSync('nada.ts', join(folder, 'pages/gone.ts'));
  expect(filesIn(folder)).toEqual(['pages/Page.tsx']);
  expect(() => filesIn(join(folder, 'nada'))).toThrow(`${join(folder, 'nada')} is not there.`);
});
