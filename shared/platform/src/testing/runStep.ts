import { spawn } from 'node:child_process';
import { styleText } from 'node:util';
import { ROOT } from '../project/apps.ts';

export interface StepOptions {
  /** Shows what the program says as it says it, not only when it fails. */
  isShown?: boolean;
}

/**
 * Runs a program of the project in the root folder; true when it succeeds. A step is one line; a
 * failed one shows all that its program said. Programs that count tell their parent how far they
 * are, which a terminal shows meanwhile.
 */
export async function runStep(
  name: string,
  [program = '', ...words]: readonly string[],
  { isShown = false }: StepOptions = {},
): Promise<boolean> {
  const started = Date.now();
  const isTerminal = process.stdout.isTTY && !isShown;
  const output = isShown ? 'inherit' : 'pipe';
  const child = spawn(program, words, {
    cwd: ROOT,
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, ...(isTerminal && { FORCE_COLOR: '1' }) },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  let count = '';
  const showProgress = () => process.stdout.write(`\r\x1b[2K• ${name}${count}`);
  if (isTerminal) showProgress();
  child.on('message', (message) => {
    count = `: ${String(message)}`;
    if (isTerminal) showProgress();
  });
  const isDone = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  if (isTerminal) process.stdout.write('\r\x1b[2K');
  if (!isDone) process.stdout.write(Buffer.concat(said));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const mark = isDone ? '✓' : '✗';
  console.log(styleText(isDone ? 'green' : 'red', `${mark} ${name}${count} (${seconds} s)`));
  return isDone;
}
