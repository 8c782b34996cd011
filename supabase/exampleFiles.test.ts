import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

test('every picture and document of the example vacancies ships with the site', () => {
  const seed = readFileSync(join(ROOT, 'supabase/seed.sql'), 'utf8');
  const names = [...seed.matchAll(/'\/mf-jobs\/files\/([^']+)'/g)].map(([, name = '']) => name);
  expect(names.some((name) => name.endsWith('.pdf'))).toBe(true);
  for (const name of names) {
    expect(existsSync(join(ROOT, 'mf-jobs/files', name)), name).toBe(true);
  }
});

test('a benefit of the example vacancies says what it is: a hazard alone is none', () => {
  const seed = readFileSync(join(ROOT, 'supabase/seed.sql'), 'utf8');
  const benefits = [...seed.matchAll(/'([^']*(?:insalubridade|periculosidade))'/gi)];
  expect(benefits.map(([, name]) => name)).toEqual([
    'Adicional de insalubridade',
    'Adicional de periculosidade',
    'Adicional de periculosidade',
  ]);
});
