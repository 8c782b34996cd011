import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const seed = readFileSync(join(ROOT, 'supabase/seed.sql'), 'utf8');
const addresses = [...seed.matchAll(/'\/mf-jobs\/files\/([^']+)'/g)].map(([, name = '']) => name);

test.each(addresses)('%s ships with the site and is small', (name) => {
  const bytes = readFileSync(join(ROOT, 'mf-jobs/files', name));
  expect(bytes.length).toBeLessThan(60_000);
  const kind = name.endsWith('.pdf') ? /^%PDF-.*\/Count 1 .*%%EOF\n$/s : /^RIFF.{4}WEBP/s;
  expect(bytes.toString('latin1')).toMatch(kind);
});
