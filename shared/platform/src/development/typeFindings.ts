import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import { ROOT } from '../project/apps.ts';
import { typesOf } from '../testing/checks.ts';

const ERROR = /^(\S.*)\((\d+),\d+\): error (TS\d+: .*)$/;

/** What the compiler finds in an app's sources, with file and line. */
export function typeFindings(app: string): Finding[] {
  const [program, ...words] = typesOf(app);
  const { stdout, error } = spawnSync(
    join(ROOT, 'node_modules/.bin', program),
    [...words, '--pretty', 'false'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (error) throw error;
  const found = stdout.split('\n').flatMap((line) => typeErrorIn(line) ?? []);
  return found.map(({ place, message }) => finding({ name: app }, 'types', message, place));
}

/** The error that a line of the compiler's says. */
export function typeErrorIn(line: string): { place: string; message: string } | undefined {
  const [, file, number, message] = ERROR.exec(line) ?? [];
  return message ? { place: `${file}:${number}`, message } : undefined;
}
