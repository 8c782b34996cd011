// @vitest-environment node
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { ROOT } from '../project/apps.ts';
import { federatedRemote, federationHost } from './federation.ts';

/*
 * What the site relies on of the federation plugin, on a remote of three lines. Another plugin behind
 * the adapter has to pass the same.
 */
const FOLDER = join(ROOT, '.cache/federation-test');
const ASSETS = join(FOLDER, 'dist/assets');
/** The adapter's half that runs in browsers. */
const BROWSER_HALF = join(ROOT, 'shell/src/navigation/federation.ts');
const ENTRY = 'remoteEntry-test.js';
const LOADED = mkdtempSync(join(tmpdir(), 'federation-'));
const start = process.cwd();
/** Node's own way, as the test runner's would load the modules that an entry asks for. */
const load = createRequire(import.meta.url);

const isFunction = (value: unknown) => typeof value === 'function';
const entrySchema = z.strictObject({
  init: z.custom<(scope: object) => void>(isFunction),
  get: z.custom<(name: string) => Promise<() => unknown>>(isFunction),
});

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(LOADED, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(FOLDER, 'styles.css'), '.marked { color: red }');
  writeFileSync(
    join(FOLDER, 'remote.ts'),
    "import { version } from 'react';\nimport './styles.css';\nexport default { version, list: ['a'] };\n",
  );
  process.chdir(FOLDER);
  await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    plugins: federatedRemote({
      name: 'mf-test',
      entry: ENTRY,
      module: { name: './remote', file: './remote.ts' },
    }),
    build: { target: 'es2022', modulePreload: false, rollupOptions: { input: 'styles.css' } },
  });
});
afterAll(() => {
  process.chdir(start);
  for (const folder of [FOLDER, LOADED]) rmSync(folder, { recursive: true, force: true });
});

/** What was offered is kept for all remotes of a page: each test is another page. */
beforeEach(() => {
  Reflect.deleteProperty(globalThis, '__federation_shared__');
});

/** The entry as a browser has it that never saw it before: from a folder of its own. */
function entry() {
  const copy = mkdtempSync(join(LOADED, 'entry-'));
  cpSync(ASSETS, copy, { recursive: true });
  return entrySchema.parse({ ...load(join(copy, ENTRY)) });
}

/** A shell that offers React in one version; `asked` counts how often it was taken. */
function shell(version: string) {
  const offer = {
    asked: 0,
    scope: {
      react: {
        [version]: {
          loaded: 1,
          get: async () => {
            offer.asked += 1;
            return () => ({ version: 'of the shell' });
          },
        },
      },
    },
  };
  return offer;
}

const moduleSchema = z.object({ version: z.string(), list: z.array(z.string()) });

it('the entry is one module with the name that was asked for, and has init and get', async () => {
  expect(Object.keys(entry())).toEqual(expect.arrayContaining(['get', 'init']));
});

it('get gives a factory of the exposed module, whose default export is whole', async () => {
  const { init, get } = entry();
  init(shell('19.3.1').scope);
  const exposed = (await get('./remote'))();
  const { data } = z.object({ default: moduleSchema }).safeParse(exposed);
  expect((data?.default ?? moduleSchema.parse(exposed)).list).toEqual(['a']);
});

it('a shared package comes from the scope that init was given, when its version fits', async () => {
  const { init, get } = entry();
  const offered = shell('19.9.9');
  init(offered.scope);
  const exposed = JSON.stringify((await get('./remote'))());
  expect(offered.asked).toBe(1);
  expect(exposed).toContain('of the shell');
});

it('a version outside of the range is never taken, and no copy of the remote’s own stands in for it', async () => {
  const { init, get } = entry();
  const offered = shell('18.3.1');
  init(offered.scope);
  await get('./remote').catch(() => {});
  expect(offered.asked).toBe(0);
});

it('nothing is asked for before get', async () => {
  const { init } = entry();
  const offered = shell('19.3.1');
  init(offered.scope);
  expect(offered.asked).toBe(0);
});

it('init may be called again with the same packages', async () => {
  const { init, get } = entry();
  const { scope } = shell('19.3.1');
  init(scope);
  init(scope);
  expect((await get('./remote'))()).toBeTruthy();
});

it('its stylesheet is a file, which it does not put into a document by itself', async () => {
  expect(globSync('*.css', { cwd: ASSETS })).toHaveLength(1);
  const { init, get } = entry();
  init(shell('19.3.1').scope);
  await expect(get('./remote')).resolves.toBeTypeOf('function');
});

it('a module that it does not have is refused, not waited for', async () => {
  const { get } = entry();
  await expect(async () => get('./nothing')).rejects.toThrow();
});

const browserHalfSchema = z.object({
  offer: z.custom<(packages: object[]) => void>(isFunction),
  getExposed: z.custom<(entry: string, name: string) => Promise<unknown>>(isFunction),
});

it('the browser’s half of the adapter offers packages to an entry, and gets what it exposes', async () => {
  const folder = mkdtempSync(join(LOADED, 'shell-'));
  await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    plugins: federationHost('shell'),
    build: {
      outDir: folder,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: BROWSER_HALF,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'half.js' },
      },
    },
  });
  const { offer, getExposed } = browserHalfSchema.parse({ ...load(join(folder, 'half.js')) });
  cpSync(ASSETS, join(folder, 'remote'), { recursive: true });
  offer([{ name: 'react', version: '19.9.9', module: { version: 'of the shell' } }]);
  const exposed = await getExposed(join(folder, 'remote', ENTRY), './remote');
  expect(exposed).toEqual({ version: 'of the shell', list: ['a'] });
});

it('nothing but the adapter knows the plugin’s names', () => {
  const sources = globSync('{shell,mf-*,shared}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/*.test.*'],
  });
  const knowing = sources.filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes('__federation'),
  );
  expect(knowing.sort()).toEqual([
    'shared/platform/src/bundling/exposedWithShared.ts',
    'shared/platform/src/bundling/federation.ts',
    'shared/platform/src/bundling/leanRemote.ts',
    'shared/platform/src/bundling/withoutFallbacks.ts',
    'shared/platform/src/development/developmentServer.ts',
    'shared/platform/src/development/federation.ts',
    'shell/src/navigation/federation-plugin.d.ts',
    'shell/src/navigation/federation.ts',
  ]);
});
