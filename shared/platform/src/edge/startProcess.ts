import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { UserError } from '@site/composer/base/errors.ts';

const START_TIMEOUT_MS = 90_000;
const POLL_INTERVAL_MS = 50;
const CLOSE_TIMEOUT_MS = 1000;
/** How much of a log an error shows. */
const LOG_TAIL_LENGTH = 4000;

/** A process of the site. */
export interface Running {
  pid: number;
  /** Ends it, and resolves when it has ended. */
  stop(): Promise<void>;
}

export interface ProcessOptions {
  /** What an error calls it. */
  name: string;
  command: readonly [program: string, ...words: string[]];
  /** Where it runs; where this process does by default. */
  folder?: string | undefined;
  /** Added to the environment of this process. */
  env: Record<string, string>;
  /** The stream with its log; the other one is this process's own. */
  log: 'stdout' | 'stderr';
  /** Whether the start is complete; `log` is what was logged so far. */
  isReady(log: string): boolean | Promise<boolean>;
  onLog?: ((text: string) => unknown) | undefined;
  onEnd?: ((code: number | null) => void) | undefined;
}

/**
 * Starts a process; resolves when it is ready.
 * @throws UserError with the end of its log when it ends before, or is not ready in time.
 */
export async function startProcess(options: ProcessOptions): Promise<Running> {
  const { name, folder, log: stream, isReady, onLog, onEnd } = options;
  const [program, ...words] = options.command;
  const child = spawn(program, words, {
    cwd: folder,
    stdio: [
      'ignore',
      ...(['stdout', 'stderr'] as const).map((own) => (own === stream ? 'pipe' : 'inherit')),
    ],
    env: { ...process.env, ...options.env },
  });
  let log = '';
  let hasEnded = false;
  child[stream]?.on('data', (chunk) => {
    log += chunk;
    onLog?.(String(chunk));
  });
  child.once('error', (error) => {
    log += error.message;
    hasEnded = true;
  });
  child.once('exit', (code) => {
    hasEnded = true;
    onEnd?.(code);
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isReady(log))) {
    const isLate = performance.now() > deadline;
    if (hasEnded || isLate) {
      const problem = hasEnded
        ? 'did not start'
        : `is not ready after ${START_TIMEOUT_MS / 1000} s`;
      await stop(child);
      // Its last words may come after its end; where its own children live on, its log does not end.
      await Promise.race([closed, setTimeout(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      const tail = log.trim().slice(-LOG_TAIL_LENGTH) || '(empty)';
      throw new UserError(`${name} ${problem}. The end of its log: ${tail}`);
    }
    await setTimeout(POLL_INTERVAL_MS);
  }
  return { pid: child.pid ?? 0, stop: () => stop(child) };
}

function stop(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.kill('SIGTERM');
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
