// @vitest-environment node
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { appFolder } from '../../project/apps.ts';
import { ownModules } from './ownModules.ts';

const APP = 'mf-teasers';
const ENTRY = join(appFolder(APP), 'src/Entry.ts');

/** Builds a module of a remote's that holds this code. */
function buildOf(code: string): Promise<unknown> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? code : null),
  };
  const rollupOptions = { input: ENTRY };
  const options = { configFile: false as const, logLevel: 'silent' as const };
  return build({
    ...options,
    plugins: [entry, ownModules()],
    build: { write: false, rollupOptions },
  });
}

test('a copy of a shared package that another package brings ends the build, with what imports it', async () => {
  const code = "import { createRoot } from 'react-dom/client'; console.log(createRoot);";
  await expect(buildOf(code)).rejects.toThrow(
    'it holds a copy of react-dom, which the shell brings: mf-teasers/src/Entry.ts import it',
  );
});

test('a remote’s own code, and packages that it lists, end no build', async () => {
  await buildOf("import { routes } from './routes.ts'; console.log(routes);");
});
