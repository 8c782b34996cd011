import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { UserError } from '../project/errors.ts';

/** A running nginx. */
export interface Nginx {
  pid: number;
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>;
}

/** @throws UserError when nginx is not installed. */
export function assertNginx(): void {
  if (spawnSync('nginx', ['-v']).error) {
    throw new UserError('nginx is not installed: apt-get install nginx, or brew install nginx.');
  }
}

/**
 * Starts nginx in the foreground from a prefix written by `writePrefix`; resolves when it listens.
 * @throws UserError with what nginx said when it does not start.
 */
export async function startNginx(prefix: string, port: number): Promise<Nginx> {
  // Started by root, workers would be `nobody`, who may not read the builds.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const options = ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-g', `daemon off; ${user}`];
  const child = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (text) => (said += text));
  await Promise.race([untilListening(port), untilGone(child)]);
  if (child.exitCode !== null || !child.pid) {
    throw new UserError(`nginx did not start on port ${port}: ${said.trim() || 'it said nothing'}`);
  }
  return { pid: child.pid, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await untilGone(child);
}

function untilGone(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}/health`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
