import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unusedComponents } from './unusedComponents.ts';

const folder = mkdtempSync(join(tmpdir(), 'components-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test('a component counts as used when a source imports it, also by way of another or on demand', () => {
  put('app/Page.tsx', "import { Card } from '@site/design/ui/card/Card.tsx';\nimport './own.ts';");
  put('app/own.ts', "const load = () => import('@site/design/ui/late/Late.tsx');");
  put('app/Page.test.tsx', "import { Alert } from '@site/design/ui/alert/Alert.tsx';");
  put('ui/card/Card.tsx', "import { Icon } from '../icons/Icon.tsx';");
  put('ui/icons/Icon.tsx', "import { Card } from '../card/Card.tsx';");
  put('ui/late/Late.tsx', '');
  put('ui/alert/Alert.tsx', '');
  put('ui/alert/Alert.test.tsx', '');
  const ui = join(folder, 'ui');
  expect(unusedComponents(join(folder, 'app'), ui)).toEqual([join(ui, 'alert/Alert.tsx')]);
});
