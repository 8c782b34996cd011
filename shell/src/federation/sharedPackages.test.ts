// @vitest-environment jsdom
import { sharedVersions } from '@site/platform/bundling/imports/sharedPackages.ts';
import * as runtime from '@site/runtime';
import { version as runtimeVersion } from '@site/runtime/package.json';
import { version } from 'react';
import { afterEach, expect, test } from 'vitest';
import { offer } from './federation.ts';
import { assertCompatible, PACKAGES } from './sharedPackages.ts';

afterEach(() => void Reflect.deleteProperty(globalThis, '__federation_shared__'));

const offered = () => Reflect.get(globalThis, '__federation_shared__').default;
const shared = Object.entries(sharedVersions());

test('remotes are offered exactly what the manifest promises: what the shell itself runs', async () => {
  offer(PACKAGES);
  const found = Object.entries(offered()).map(([name, scope]) => [
    name,
    Object.keys(Object(scope)),
  ]);
  expect(found).toEqual(shared.map(([name, { version }]) => [name, [version]]));
  const factory = await offered()['@site/runtime'][runtimeVersion].get();
  expect(factory().useSiteStore).toBe(runtime.useSiteStore);
  expect((await offered().react[version].get())().version).toBe(version);
});

test('an incompatible range is named with the package and both versions', () => {
  expect(() => assertCompatible('mf-jobs', { react: '^18.2.0' })).toThrow(
    `mf-jobs requires react ^18.2.0; here runs ${version}.`,
  );
  expect(() => assertCompatible('mf-jobs', { vue: '^3.0.0' })).toThrow(
    'mf-jobs requires vue ^3.0.0; here runs none.',
  );
});
