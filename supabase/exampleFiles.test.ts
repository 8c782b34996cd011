import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every picture and document of the example vacancies ships with the site', () => {
  const seed = readFileSync(join(import.meta.dirname, 'seed.sql'), 'utf8');
  const names = [...seed.matchAll(/'\/mf-jobs\/files\/([^']+)'/g)].map(([, name = '']) => name);
  expect(names.some((name) => name.endsWith('.pdf'))).toBe(true);
  for (const name of names) {
    expect(existsSync(join(import.meta.dirname, '../mf-jobs/files', name)), name).toBe(true);
  }
});
