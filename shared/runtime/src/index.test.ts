import { RUNTIME_EXPORTS } from '@site/contract/contract.ts';
import { expect, test } from 'vitest';
import { version } from '../package.json';
import * as runtime from './index.ts';

const NAMES = Object.keys(RUNTIME_EXPORTS);
test.each(NAMES)('the runtime offers remotes %s, as the contract promises', (name) => {
  expect(Object.entries(runtime)).toContainEqual([name, expect.anything()]);
});

test('the second number of the runtime’s version is that of the newest name it offers', () => {
  expect(Number(version.split('.')[1])).toBe(Math.max(...Object.values(RUNTIME_EXPORTS)));
});
