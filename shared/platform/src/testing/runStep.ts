import { spawn } from 'node:child_process';
import { styleText } from 'node:util';
import { ROOT } from '../project/apps.ts';

/** Runs a program of the project in the root folder, its output shown; true when it succeeds. */
export async function runStep(
  name: string,
  [program = '', ...words]: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const started = Date.now();
  const child = spawn(program, words, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const isDone = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(styleText(isDone ? 'green' : 'red', `${isDone ? '✓' : '✗'} ${name} (${seconds} s)`));
  return isDone;
}
