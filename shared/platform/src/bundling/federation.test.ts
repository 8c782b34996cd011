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
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { ROOT } from '../project/apps.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { federatedRemote } from './federation.ts';

/*
 * What the site relies on of the federation plugin, on a remote of three lines. Another plugin behind
 * the adapter has to pass the same.
 */
const FOLDER = join(ROOT, '.cache/federation-test');
const ASSETS = join(FOLDER, 'dist/assets');
const ENTRY = 'remoteEntry-test.js';
const LOADED = temporaryFolder();
const start = process.cwd();
/** Node's own way, as the test runner's would load the modules that an entry asks for. */
const load = createRequire(import.meta.url);

const isFunction = (value: unknown) => typeof value === 'function';
/** The entry is one module with the name that was asked for, and nothing else. */
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
    plugins: federatedRemote('mf-test', ENTRY, './remote.ts'),
    build: { target: 'es2022', modulePreload: false, rollupOptions: { input: 'styles.css' } },
  });
});
afterAll(() => {
  process.chdir(start);
  rmSync(FOLDER, { recursive: true, force: true });
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

it('init asks for nothing and may come twice; get takes what fits from its scope, and gives the whole module', async () => {
  const { init, get } = entry();
  const offered = shell('19.9.9');
  init(offered.scope);
  init(offered.scope);
  expect(offered.asked).toBe(0);
  const exposed = JSON.stringify((await get('./remote'))());
  expect(offered.asked).toBe(1);
  expect(exposed).toContain('of the shell');
  expect(exposed).toContain('"list":["a"]');
});

it('a version outside of the range is never taken, and no copy of the remote’s own stands in for it', async () => {
  const { init, get } = entry();
  const offered = shell('18.3.1');
  init(offered.scope);
  await get('./remote').catch(() => {});
  expect(offered.asked).toBe(0);
});

it('a module that it does not have is refused, not waited for', async () => {
  const { get } = entry();
  await expect(async () => get('./nothing')).rejects.toThrow();
});

it('nothing but the adapter knows the plugin’s names', () => {
  const sources = globSync('{shell,mf-*,shared}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/*.test.*'],
  });
  const knowing = sources.filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes('__federation'),
  );
  expect(new Set(knowing.map((file) => dirname(file)))).toEqual(
    new Set([
      'shared/platform/src/bundling',
      'shared/platform/src/development',
      'shell/src/navigation',
    ]),
  );
});
