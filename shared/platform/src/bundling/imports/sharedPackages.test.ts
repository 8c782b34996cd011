// @vitest-environment node
import { temporaryFolder, writeFiles } from '@site/composer/testing/folders.ts';
import { accepts } from '@site/contract/accepts.ts';
import { RUNTIME_EXPORTS } from '@site/contract/contract.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { assertOneOfEach, sharedVersions } from './sharedPackages.ts';

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

test('a remote with a React of its own is refused with both versions, one without is not', () => {
  app.folder = temporaryFolder();
  expect(() => assertOneOfEach('mf-agenda')).not.toThrow();
  const own = JSON.stringify({ name: 'react', version: '18.3.1' });
  writeFiles(app.folder, [['node_modules/react/package.json', own]]);
  const sentence =
    /mf-agenda has react 18\.3\.1 in .*, and the site 19\..*Take react 18\.3\.1 out of/;
  expect(() => assertOneOfEach('mf-agenda')).toThrow(sentence);
});
