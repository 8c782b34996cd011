import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { temporaryFolder } from '../testing/folders.ts';
import { readConfig } from './readConfig.ts';

const folder = temporaryFolder();
const schema = z.object({ name: z.string().min(1, 'write a name') });

test.for([
  ['missing', undefined, 'could not be read: ENOENT'],
  ['a comma too many', '{ "name": "a", }', 'could not be read: Expected double-quoted'],
  ['a wrong field', '{ "name": "" }', 'is not valid. ✖ write a name\n  → at name'],
] as const)('a file that people write is named with what is wrong: %s', ([what, text, said]) => {
  const file = join(folder, `${what}.json`);
  if (text !== undefined) writeFileSync(file, text);
  expect(() => readConfig(schema, file)).toThrow(`${file} ${said}`);
});

test('a file that Windows wrote is read', () => {
  const file = join(folder, 'windows.json');
  writeFileSync(file, '\uFEFF{ "name": "a" }');
  expect(readConfig(schema, file)).toEqual({ name: 'a' });
});
