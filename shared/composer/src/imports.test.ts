import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const MAX_PACKAGES = 8;
const IMPORT = /^(?:import|(?:import|export|\})[^'\n]* from) '([^'\n]+)';$/gm;

const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')));

const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !/\.test\.ts$|(?:^|\/)testing\//.test(file),
);
const imports = sources.flatMap((file) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(IMPORT)].map(
    ([, name = '']) => ({ file, name }),
  ),
);

test('the composer imports contract and edge, and nothing else of this project', () => {
  const packages = imports
    .filter(({ name }) => !/^(\.|node:)/.test(name))
    .map(({ name }) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  const named = [...new Set(packages)].sort();
  expect(named).toEqual(Object.keys(dependencies).sort());
  const own = named.filter((name) => name.startsWith('@site/'));
  expect(own).toEqual(['@site/contract', '@site/edge']);
  expect(named.length - own.length).toBeLessThanOrEqual(MAX_PACKAGES);
});

/** The rooms from the ground up: each imports those before it alone. */
const ROOMS = ['base', 'store', 'validation', 'fetch', 'site', 'publishing', 'operating'];

test('no source of the composer imports a file outside its folder, and a room those below it alone', () => {
  const floorOf = (path: string) => ROOMS.indexOf(path.split('/', 1)[0] ?? '');
  const upwards = imports.filter(({ file, name }) => {
    if (!name.startsWith('.') || name.endsWith('.json')) return false;
    const target = join(dirname(file), name);
    const isAbove = floorOf(target) < 0 || floorOf(target) > floorOf(file);
    return target.startsWith('..') || (floorOf(file) >= 0 && isAbove);
  });
  expect(upwards).toEqual([]);
});
