import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@site/platform/project/apps.ts';
import { replaceFile } from '@site/platform/project/buildFiles.ts';

/**
 * Keeps values as `bench/results/<name>.json`, and their text in `docs/performance.md` between
 * `<!-- <name> -->` and `<!-- /<name> -->`.
 */
export function writeSection(name: string, text: string, values: object): void {
  const results = join(ROOT, `bench/results/${name}.json`);
  replaceFile(results, `${JSON.stringify(values, null, 1)}\n`);
  const file = join(ROOT, 'docs/performance.md');
  const before = readFileSync(file, 'utf8');
  const place = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`);
  if (!place.test(before)) throw new Error(`${file} has no place called ${name}.`);
  replaceFile(
    file,
    before.replace(place, () => `<!-- ${name} -->\n${text}\n<!-- /${name} -->`),
  );
}
