import { spawn } from 'node:child_process';
import { styleText } from 'node:util';
import { ROOT } from '../project/apps.ts';
import type { Counts } from './counts.ts';

/**
 * Runs a program of the project in the root folder; true when it succeeds. A step is one line; a
 * failed one shows all that its program said. Programs that count tell their parent how far they
 * are, which a terminal shows meanwhile, and at their end what they counted.
 */
export async function runStep(
  name: string,
  [program = '', ...words]: readonly string[],
  onCounts?: (counts: Counts) => void,
): Promise<boolean> {
  const started = Date.now();
  const isTerminal = process.stdout.isTTY;
  const child = spawn(program, words, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...(isTerminal && { FORCE_COLOR: '1' }) },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  let count = '';
  const showProgress = () => process.stdout.write(`\r\x1b[2K• ${name}${count}`);
  if (isTerminal) showProgress();
  child.on('message', (message: string | Counts) => {
    if (typeof message !== 'string') return onCounts?.(message);
    count = `: ${message}`;
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

/** Runs tests whose reporter sends their counts; a run that failed without a failed test counts as one. */
export async function runTests(name: string, command: readonly string[]): Promise<Counts> {
  let counts: Counts = { passed: 0, failed: 0, tests: [] };
  const isDone = await runStep(name, command, (sent) => {
    counts = sent;
  });
  return isDone ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}
