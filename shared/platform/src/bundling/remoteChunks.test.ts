// @vitest-environment node
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { remoteChunks } from './chunks.ts';
import { EXPOSED_CHUNK, exposedWithShared } from './exposedWithShared.ts';
import { plainImports } from './plainImports.ts';

/* Which files a remote's page is made of, on a remote of three pages. */
const FOLDER = join(ROOT, '.cache/chunks-test');
const ASSETS = join(FOLDER, 'dist/assets');

function put(file: string, text: string): void {
  mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
  writeFileSync(join(FOLDER, file), text);
}

/** Emits the exposed module as the federation plugin does, whose own state outlives a build. */
const exposing: Plugin = {
  name: 'exposing',
  buildStart() {
    const id = join(FOLDER, 'src/remote.ts');
    this.emitFile({ type: 'chunk', id, name: EXPOSED_CHUNK, preserveSignature: 'allow-extension' });
  },
};

const buildWith = (plugins: Plugin[], input: string) =>
  build({
    root: FOLDER,
    configFile: false,
    logLevel: 'silent',
    plugins: [plainImports(), ...plugins],
    build: {
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: join(FOLDER, input),
        output: { codeSplitting: remoteChunks(FOLDER) },
      },
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
  put('src/part.ts', "export const part = () => ['part of', Date.now()];");
  for (const page of ['one', 'two'])
    put(
      `src/pages/${page}/Page.ts`,
      `import { part } from '../../part.ts';\nexport default [part(), 'of ${page}'];`,
    );
  put('src/pages/three/Page.ts', "import { own } from './own.ts';\nexport default own();");
  put('src/pages/three/own.ts', "export const own = () => 'of three';");
  await buildWith([exposing, exposedWithShared()], 'src/styles.css');
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

it('beside the entry a page is what is exposed with what pages share, and its own', () => {
  const [exposed = '', ...others] = built(EXPOSED_CHUNK);
  expect(others).toEqual([]);
  expect(exposed).toContain('as default');
  expect(exposed).toContain('part of');
  expect(built('Page')).toHaveLength(3);
  for (const page of built('Page')) expect(page).not.toContain('part of');
  expect(built('Page').filter((page) => page.includes('of three'))).toHaveLength(1);
});

it('imports on demand are left to the browser', () => {
  const [exposed = ''] = built(EXPOSED_CHUNK);
  expect(exposed).not.toMatch(/stylesheet|preload/);
});

it('a second stylesheet, which nothing would load, fails the build and is named', async () => {
  put('src/pages/three/own.css', '.own { color: blue }');
  put('src/pages/three/own.ts', "import './own.css';\nexport const own = () => 'of three';");
  await expect(buildWith([], 'src/pages/three/Page.ts')).rejects.toThrow(
    /Import .*pages\/three\/own\.css in src\/styles\.css/,
  );
});
