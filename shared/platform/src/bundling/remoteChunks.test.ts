// @vitest-environment node
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type PluginOption } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { remoteChunks } from './chunks.ts';
import { federatedRemote } from './federation.ts';
import { plainImports } from './plainImports.ts';

/* Which files a remote's page is made of, on a remote of three pages. */
const FOLDER = join(ROOT, '.cache/chunks-test');
const ASSETS = join(FOLDER, 'dist/assets');
const start = process.cwd();

function put(file: string, text: string): void {
  mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
  writeFileSync(join(FOLDER, file), text);
}

/** Builds the remote with these plugins, from these sources besides what they emit. */
const buildWith = (plugins: PluginOption[], input: string[]) =>
  build({
    root: FOLDER,
    configFile: false,
    logLevel: 'silent',
    plugins: [plainImports(), ...plugins],
    build: {
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input, output: { codeSplitting: remoteChunks(FOLDER) } },
    },
  });

/** Built modules with what they say, by the beginning of their names. */
function built(name: string): string[] {
  const files = readdirSync(ASSETS).filter((file) => file.startsWith(name));
  return files.map((file) => readFileSync(join(ASSETS, file), 'utf8'));
}

beforeAll(async () => {
  put('src/styles.css', '.marked { color: red }');
  put('src/remote.ts', "export default { pages: import.meta.glob('./pages/*/Page.ts') };");
  put(
    'src/part.ts',
    "import { version } from 'react';\nexport const part = () => ['part of', version];",
  );
  for (const page of ['one', 'two'])
    put(
      `src/pages/${page}/Page.ts`,
      `import { part } from '../../part.ts';\nexport default [part(), 'of ${page}'];`,
    );
  put('src/pages/three/Page.ts', "import { own } from './own.ts';\nexport default own();");
  put('src/pages/three/own.ts', "export const own = () => 'of three';");
  process.chdir(FOLDER);
  const module = { name: './remote', file: './src/remote.ts' };
  const plugins = federatedRemote({ name: 'mf-test', entry: 'remoteEntry-test.js', module });
  await buildWith(plugins, ['src/styles.css']);
});
afterAll(() => {
  process.chdir(start);
  rmSync(FOLDER, { recursive: true, force: true });
});

it('a page is the entry, what is exposed with what pages share, and its own', () => {
  const [exposed = '', ...others] = built('__federation_expose_');
  expect(others).toEqual([]);
  expect(exposed).toContain('as default');
  expect(exposed).toContain('part of');
  const [entry = ''] = built('remoteEntry-test');
  expect(entry).toContain('__federation_expose_');
  expect(built('Page')).toHaveLength(3);
  for (const page of built('Page')) expect(page).not.toContain('part of');
  expect(built('Page').filter((page) => page.includes('of three'))).toHaveLength(1);
});

it('imports on demand are left to the browser', () => {
  const [exposed = ''] = built('__federation_expose_');
  expect(exposed).not.toMatch(/stylesheet|preload/);
});

it('a second stylesheet, which nothing would load, fails the build and is named', async () => {
  put('src/pages/three/own.css', '.own { color: blue }');
  put('src/pages/three/own.ts', "import './own.css';\nexport const own = () => 'of three';");
  await expect(buildWith([], ['src/pages/three/Page.ts'])).rejects.toThrow(
    /Import .*pages\/three\/own\.css in src\/styles\.css/,
  );
});
