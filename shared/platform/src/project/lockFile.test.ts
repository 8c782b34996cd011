import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ROOT } from './apps.ts';

const packageSchema = z.object({
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  link: z.boolean().default(false),
});
const { packages } = z
  .object({ packages: z.record(z.string(), packageSchema) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

test('whatever is installed is verified: every package of the lock file states its checksum', () => {
  expect(installed.length).toBeGreaterThan(100);
  const unverified = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unverified.map(([path]) => path)).toEqual([]);
});

/** Licences that ask for no more than their own text. At build alone: LGPL of sharp’s library. */
const LICENCES =
  /^(MIT|MIT-0|CC0-1\.0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|MPL-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Zlib|Python-2\.0|MulanPSL-2\.0|LGPL-3\.0-or-later)$/;

test('whatever the site is built with may be used so: every package states a licence we know', () => {
  const unknown = installed.filter(
    ([, { dev, license = 'none' }]) =>
      !dev && !license.split(/ (?:AND|OR) |[()]/).every((one) => !one || LICENCES.test(one)),
  );
  expect(unknown.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
