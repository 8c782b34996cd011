import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { accepts } from '@site/contract/accepts.ts';
import { RUNTIME_EXPORTS } from '@site/contract/contract.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { sharedVersions } from './sharedPackages.ts';
import { sourceProblems } from './sourceProblems.ts';

const app = vi.hoisted(() => ({ folder: '' }));
vi.mock('../../project/apps.ts', async (load) => ({
  ...(await load<typeof import('../../project/apps.ts')>()),
  appFolder: () => app.folder,
}));

afterEach(() => void Reflect.deleteProperty(RUNTIME_EXPORTS, 'newest'));

test('a page that takes a newer name of the runtime does not run where the runtime lacks it', () => {
  Object.assign(RUNTIME_EXPORTS, { newest: 3 });
  const requires = (...taken: string[]) => sharedVersions(taken)['@site/runtime']?.requires ?? '';
  expect(requires('Link', 'newest')).toBe('^1.3.0');
  expect(accepts(requires('Link', 'newest'), '1.2.0')).toBe(false);
  expect(accepts(requires('Link'), '1.2.0')).toBe(true);
});

test('a React of its own is named for every app, of a remote also a file whose name is no address', () => {
  app.folder = temporaryFolder();
  const own = (name: string, version: string) => JSON.stringify({ name, version });
  const names = ['São João.webp', 'ata-2026_1.pdf', '.DS_Store'].map((name) => `files/${name}`);
  const files = ['src/routes.ts', ...names].map((name) => [name, ''] as const);
  writeFiles(app.folder, [...files, ['package.json', own('mf-agenda', '1.0.0')]]);
  const sentence = 'mf-agenda/files/São João.webp: its name is part of an address. Letters without';
  expect(sourceProblems('mf-agenda', [])).toEqual([expect.stringContaining(sentence)]);
  writeFiles(app.folder, [['node_modules/react/package.json', own('react', '18.3.1')]]);
  for (const name of ['mf-agenda', 'shell'])
    expect(sourceProblems(name, [])[0]).toMatch(
      / has react 18\.3\.1 in .*, and the site 19\..*Take react 18\.3\.1 out of/,
    );
});
