// @vitest-environment node
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { plainImports } from './plainImports.ts';

const FOLDER = join(ROOT, '.cache/imports-test');
const SOURCES = {
  'styles.css': '.marked { color: red }',
  'Page.ts': "import './own.css';\nexport default 'a page';",
  'own.css': '.own { color: blue }',
};
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('a second stylesheet, which nothing would load, fails the build and is named', async () => {
  mkdirSync(join(FOLDER, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(SOURCES))
    writeFileSync(join(FOLDER, 'src', file), text);
  const built = build({
    root: FOLDER,
    configFile: false,
    logLevel: 'silent',
    plugins: [plainImports()],
    build: { target: 'es2022', rollupOptions: { input: join(FOLDER, 'src/Page.ts') } },
  });
  await expect(built).rejects.toThrow(/Import .*src\/own\.css in src\/styles\.css/);
});
