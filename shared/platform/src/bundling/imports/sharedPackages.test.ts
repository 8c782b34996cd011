// @vitest-environment node
import { accepts } from '@site/contract/accepts.ts';
import { RUNTIME_EXPORTS } from '@site/contract/contract.ts';
import { afterEach, expect, test } from 'vitest';
import { sharedVersions } from './sharedPackages.ts';

afterEach(() => void Reflect.deleteProperty(RUNTIME_EXPORTS, 'newest'));

test('a page that takes a newer name of the runtime does not run where the runtime lacks it', () => {
  Object.assign(RUNTIME_EXPORTS, { newest: 3 });
  const requires = (...taken: string[]) => sharedVersions(taken)['@site/runtime']?.requires ?? '';
  expect(requires('Link', 'newest')).toBe('^1.3.0');
  expect(accepts(requires('Link', 'newest'), '1.2.0')).toBe(false);
  expect(accepts(requires('Link'), '1.2.0')).toBe(true);
});
