import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import { packageFolder, ROOT } from '../project/apps.ts';
import { typesOf } from '../testing/checks.ts';

const ERROR = /^(\S.*)\((\d+),\d+\): error (TS\d+: .*)$/gm;

/** What the compiler finds in an app's sources, with file and line. */
export async function typeFindings(app: string, signal?: AbortSignal): Promise<Finding[]> {
  const [program, ...words] = typesOf(app);
  const packages = dirname(packageFolder('typescript') ?? join(ROOT, 'node_modules/typescript'));
  const file = join(packages, '.bin', program);
  const options = { cwd: ROOT, signal };
  const compiler = promisify(execFile)(file, [...words, '--pretty', 'false'], options);
  // It ends with an error where it finds any.
  const { stdout } = await compiler.catch((error) => error);
  return [...String(stdout).matchAll(ERROR)].map(([, source, line, message = '']) =>
    finding({ name: app }, 'types', message, `${source}:${line}`),
  );
}
