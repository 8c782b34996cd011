import { RUNTIME_EXPORTS } from '@site/contract/contract.ts';
import { expect, test } from 'vitest';
import * as runtime from './index.ts';

test.each(RUNTIME_EXPORTS)('the runtime offers remotes %s, as the contract promises', (name) => {
  expect(Object.entries(runtime)).toContainEqual([name, expect.anything()]);
});
