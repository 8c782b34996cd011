import { spawn } from 'node:child_process';
import { styleText } from 'node:util';
import { ROOT } from '../project/apps.ts';
import { asTest, type EndedTest, isFailed } from './counts.ts';

/**
 * Runs a program of the project in the root folder; true when it succeeds. A step prints one line; a
 * failed step prints the whole output of its program. Test runners send each ended test to this
 * process; a terminal shows their number meanwhile.
 */
export async function runStep(
  name: string,
  [program = '', ...words]: readonly string[],
  tests: EndedTest[] = [],
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
  const count = () => (tests.length > 0 ? `: ${tests.length} tests` : '');
  const showProgress = () => process.stdout.write(`\r\x1b[2K• ${name}${count()}`);
  if (isTerminal) showProgress();
  child.on('message', (test: EndedTest) => {
    tests.push(test);
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
  console.log(styleText(isDone ? 'green' : 'red', `${mark} ${name}${count()} (${seconds} s)`));
  return isDone;
}

/** Runs tests whose reporter sends them; a run that failed without a failed test counts as one. */
export async function runTests(name: string, command: readonly string[]): Promise<EndedTest[]> {
  const tests: EndedTest[] = [];
  const isDone = await runStep(name, command, tests);
  return isDone || tests.some(isFailed) ? tests : [...tests, asTest(name, false)];
}
