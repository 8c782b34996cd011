import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { expect, test } from 'vitest';
import { importedParts } from './importedSources.ts';

const folder = temporaryFolder();

test('a component is a source of the stylesheet when the app imports it, also by way of another or on demand', () => {
  writeFiles(folder, [
    ['app/Page.tsx', "import { Card } from '@site/design/ui/card/Card.tsx';\nimport './own.ts';"],
    ['app/own.ts', "const load = () => import('@site/design/ui/late/Late.tsx');"],
    ['app/Page.test.tsx', "import { Alert } from '@site/design/ui/alert/Alert.tsx';"],
    ['ui/card/Card.tsx', "import { Icon } from '../icons/Icon.tsx';"],
    ['ui/icons/Icon.tsx', "import { Card } from '../card/Card.tsx';"],
    ['ui/alert/Alert.tsx', ''],
    // As the kit has it: compiled.
    ['ui/late/Late.js', "import { Spinner } from './Spinner.js';"],
    ['ui/late/Spinner.js', ''],
  ]);
  const parts = ['card/Card.tsx', 'icons/Icon.tsx', 'late/Late.js', 'late/Spinner.js'];
  expect(importedParts(join(folder, 'app'), join(folder, 'ui'))).toEqual(
    parts.map((file) => join(folder, 'ui', file)),
  );
});
