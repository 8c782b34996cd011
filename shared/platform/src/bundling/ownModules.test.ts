// @vitest-environment node
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { appFolder } from '../project/apps.ts';
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
    plugins: [entry, ownModules(APP)],
    build: { write: false, rollupOptions },
  });
}

test.each([
  [
    'another remote’s code',
    "import { routes } from '../../mf-rentals/src/routes.ts'; console.log(routes);",
    'it holds code of mf-rentals, which it meets in the browser alone: src/Entry.ts → mf-rentals/src/routes.ts',
  ],
  [
    'a copy of a shared package',
    "import { version } from 'react-dom'; console.log(version);",
    'it holds a copy of react-dom, which the shell brings: src/Entry.ts → react-dom/index.js',
  ],
  [
    'a package that is not listed',
    "import { parse } from 'postcss'; console.log(parse);",
    'src/Entry.ts imports postcss, which package.json does not list',
  ],
])('%s ends the build of a remote, with the file that imports it', async (_, code, sentence) => {
  await expect(buildOf(code)).rejects.toThrow(sentence);
});

test('a remote’s own code, and packages that it lists, end no build', async () => {
  await buildOf("import { routes } from './routes.ts'; console.log(routes);");
});
