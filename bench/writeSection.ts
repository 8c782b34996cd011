import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';

/**
 * Keeps values as `bench/results/<name>.json`, and their text in `docs/performance.md` between
 * `<!-- <name> -->` and `<!-- /<name> -->`.
 */
export function writeSection(name: string, text: string, values: object): void {
  const results = join(ROOT, 'bench/results');
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(values, null, 1)}\n`);
  const file = join(ROOT, 'docs/performance.md');
  const before = readFileSync(file, 'utf8');
  const place = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`);
  if (!place.test(before)) throw new Error(`${file} has no place called ${name}.`);
  writeFileSync(
    file,
    before.replace(place, () => `<!-- ${name} -->\n${text}\n<!-- /${name} -->`),
  );
}
