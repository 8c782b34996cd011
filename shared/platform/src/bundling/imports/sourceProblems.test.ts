import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME_EXPORTS } from '@site/contract/contract.ts';
import { expect, test } from 'vitest';
import { appFolder, ROOT } from '../../project/apps.ts';
import { problemsOfImports } from './sourceProblems.ts';

const APP = 'mf-teasers';
const FILE = join(appFolder(APP), 'src/Entry.tsx');
const ALIAS = [{ find: '@lib' }, { find: /^own\// }];
const sentencesOf = (code: string) =>
  problemsOfImports(APP, FILE, code, ['zod', '@site/contract'], ALIAS);

test.each([
  [
    'another remote’s code',
    "import { routes } from '../../mf-rentals/src/routes.ts';",
    'it imports code of mf-rentals, which it meets in the browser alone',
  ],
  [
    'a copy of a shared package',
    "import { hydrateRoot } from 'react-dom/client';",
    'it imports react-dom/client, of which it would hold a copy',
  ],
  [
    'a name that the contract does not list',
    "import { Link, useSiteStore } from '@site/runtime';",
    '@site/runtime offers remotes no useSiteStore, but Link,',
  ],
  [
    'a variable of the process',
    'export const a = process.env.AGENDA;',
    'process is not there in browsers: import.meta.env has VITE_AGENDA',
  ],
  ['a package that is not listed', "import { parse } from 'postcss';", '-w mf-teasers'],
  ['another remote', "import { routes } from 'mf-rentals/src/routes.ts';", 'code of mf-rentals'],
  ['a remote that is nowhere', "import x from 'mf-nenhum';", 'imports no other remote'],
  ['the whole runtime', "import * as runtime from '@site/runtime';", 'no whole module, but Link,'],
])('%s is a problem of a remote’s source', (_, code, sentence) => {
  expect(sentencesOf(code)).toEqual([expect.stringContaining(sentence)]);
});

test('its own code, packages that it lists, what is shared, and types alone are none', () => {
  const code = `import type { Plugin } from 'vite';
import { useState } from 'react';
import { c } from 'react/compiler-runtime';
import { type SiteState, Link } from '@site/runtime';
import * as z from 'zod';
import { paths } from '@site/contract/paths.ts';
import { routes } from '../routes.ts';
import '../package.json';
import { label } from '@/label.ts';
import '@lib/label.ts';
import 'own/label.ts';
import { other } from '#other';
export const a = <Link to={z && paths && routes && useState && c}>a</Link>;`;
  expect(sentencesOf(code)).toEqual([]);
});

test('lint allows the names of the runtime that the contract lists, here and in the kit', () => {
  for (const file of ['biome.json', 'shared/platform/kit/lint.json']) {
    const [, list = ''] =
      /"allowImportNames": \[([^\]]*)\]/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
    expect(JSON.parse(`[${list}]`), file).toEqual(Object.keys(RUNTIME_EXPORTS));
  }
});
