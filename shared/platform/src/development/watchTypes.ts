import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../project/apps.ts';
import { typesOf } from '../testing/checks.ts';
import { typeErrorIn } from './typeFindings.ts';

/**
 * Runs the compiler beside development, over one remote or all apps; `onFound` receives what it
 * finds after every change. Returns how to end it.
 */
export function watchTypes(
  apps: readonly string[],
  onFound: (sentences: string[]) => void,
): () => void {
  const [only = ''] = apps;
  const [program, ...words] = apps.length > 1 ? ['tsc', '--noEmit'] : typesOf(only);
  const watching = ['--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const child = spawn(join(ROOT, 'node_modules/.bin', program), [...words, ...watching], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.once('error', ({ message }) => console.error(`✗ Types are not checked: ${message}`));
  let found: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    const error = typeErrorIn(line);
    if (error) found.push(`${error.place}: ${error.message}`);
    if (!/Found \d+ errors?\./.test(line)) return;
    onFound(found);
    found = [];
  });
  return () => void child.kill();
}
