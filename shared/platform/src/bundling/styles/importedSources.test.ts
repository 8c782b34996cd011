import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { importedParts } from './importedSources.ts';

const folder = temporaryFolder();

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test('a component is a source of the stylesheet when the app imports it, also by way of another or on demand', () => {
  put('app/Page.tsx', "import { Card } from '@site/design/ui/card/Card.tsx';\nimport './own.ts';");
  put('app/own.ts', "const load = () => import('@site/design/ui/late/Late.tsx');");
  put('app/Page.test.tsx', "import { Alert } from '@site/design/ui/alert/Alert.tsx';");
  put('ui/card/Card.tsx', "import { Icon } from '../icons/Icon.tsx';");
  put('ui/icons/Icon.tsx', "import { Card } from '../card/Card.tsx';");
  put('ui/alert/Alert.tsx', '');
  // As the kit has it: compiled.
  put('ui/late/Late.js', "import { Spinner } from './Spinner.js';");
  put('ui/late/Spinner.js', '');
  const parts = ['card/Card.tsx', 'icons/Icon.tsx', 'late/Late.js', 'late/Spinner.js'];
  expect(importedParts(join(folder, 'app'), join(folder, 'ui'))).toEqual(
    parts.map((file) => join(folder, 'ui', file)),
  );
});
