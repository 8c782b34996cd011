import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './apps.ts';
import { filesIn } from './buildFiles.ts';

const FOLDERS = ['contract', 'runtime', 'composer', 'edge'];
const DEFINITION = /^(export )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;

test('a name that contract, runtime, composer or edge exports means one thing in all', () => {
  const definitions = FOLDERS.map((folder) => join(ROOT, 'shared', folder, 'src'))
    .flatMap((folder) => filesIn(folder).map((file) => join(folder, file)))
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(DEFINITION)].map(([, exported, name = '']) => ({
        file,
        name,
        isExported: exported !== undefined,
      })),
    );
  const byName = Object.groupBy(definitions, ({ name }) => name);
  const twice = Object.values(byName).filter(
    (of = []) => of.length > 1 && of.some(({ isExported }) => isExported),
  );
  expect(twice).toEqual([]);
});
