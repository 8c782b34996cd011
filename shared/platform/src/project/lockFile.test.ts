import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ROOT } from './apps.ts';

const lockFileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), link: z.boolean().default(false) }),
  ),
});

test('whatever is installed is verified: every package of the lock file states its checksum', () => {
  const { packages } = lockFileSchema.parse(
    JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')),
  );
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(100);
  const unverified = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unverified.map(([path]) => path)).toEqual([]);
});
