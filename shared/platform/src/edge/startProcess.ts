import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { UserError } from '@site/composer/base/errors.ts';
import { onExit } from 'signal-exit';

const START_TIMEOUT_MS = 90_000;
const POLL_INTERVAL_MS = 50;
const CLOSE_TIMEOUT_MS = 1000;
const LOG_TAIL_LENGTH = 4000;

export type Running = Awaited<ReturnType<typeof startProcess>>;

export interface ProcessOptions {
  name: string;
  command: readonly [program: string, ...words: string[]];
  /** Where it runs; where this process does by default. */
  folder?: string | undefined;
  env: Record<string, string>;
  /** Whether the start is complete; `log` is what was logged so far. */
  isReady(log: string): boolean | Promise<boolean>;
  onLog?: ((text: string) => unknown) | undefined;
}

/**
 * Starts a process; resolves when it is ready.
 * @throws UserError with the end of its log when it ends before, or is not ready in time.
 */
export async function startProcess(options: ProcessOptions) {
  const { name, folder, isReady, onLog } = options;
  const [program, ...words] = options.command;
  const env = { ...process.env, ...options.env };
  const child = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  // The child ends with this process, also during its start: nginx would otherwise run on.
  onExit(() => void child.kill('SIGTERM'));
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log += chunk;
      onLog?.(String(chunk));
    });
  const ended = once(child, 'exit').catch((error) => {
    // The program is not there.
    log += error.message;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const closed = once(child, 'close').catch(() => undefined);
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isReady(log))) {
    const isLate = performance.now() > deadline;
    if (child.exitCode !== null || child.signalCode || isLate) {
      await stop();
      // The end of its log may come after its exit; where its own children live on, its log does not close.
      await Promise.race([closed, setTimeout(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      const problem = isLate ? `is not ready after ${START_TIMEOUT_MS / 1000} s` : 'did not start';
      const tail = log.trim().slice(-LOG_TAIL_LENGTH) || '(empty)';
      throw new UserError(`${name} ${problem}. The end of its log: ${tail}`);
    }
    await setTimeout(POLL_INTERVAL_MS);
  }
  return { pid: child.pid ?? 0, stop };
}
