import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import { ROOT } from '../project/apps.ts';
import { typesOf } from '../testing/checks.ts';

const ERROR = /^(\S.*)\((\d+),\d+\): error (TS\d+: .*)$/gm;

/** What the compiler finds in an app's sources, with file and line. */
export function typeFindings(app: string): Finding[] {
  const [program, ...words] = typesOf(app);
  const { stdout, error } = spawnSync(
    join(ROOT, 'node_modules/.bin', program),
    [...words, '--pretty', 'false'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (error) throw error;
  return [...stdout.matchAll(ERROR)].map(([, file, line, message = '']) =>
    finding({ name: app }, 'types', message, `${file}:${line}`),
  );
}
