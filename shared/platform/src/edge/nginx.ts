import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';
import { assertFree } from '../server/listen.ts';

/** Where nginx's configuration lies; containers start from the same files. */
const NGINX_FOLDER = join(ROOT, 'shared/platform/nginx');

/** A server that runs as a process of its own. */
export interface Running {
  pid: number;
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>;
}

// Started by root, workers would be `nobody`, who may not read the builds.
const AS_ROOT = process.getuid?.() === 0 ? 'user root;' : '';

/** @throws UserError when nginx is not installed. */
export function assertNginx(): void {
  if (spawnSync('nginx', ['-v']).error) {
    throw new UserError('nginx is not installed: apt-get install nginx, or brew install nginx.');
  }
}

export interface EdgeOptions {
  port: number;
  /** The composer's output. */
  site: string;
  /** Folder for what nginx writes. */
  prefix: string;
  /** Address below which tables are read, with a slash at its end. */
  backend: string;
  /** Name server for the backend's name. */
  resolver?: string | undefined;
}

/** Starts the edge as its container does; resolves when it listens. */
export async function startEdge(options: EdgeOptions): Promise<Running> {
  const { port, site, prefix, backend, resolver = '127.0.0.1' } = options;
  await assertFree(port);
  const child = spawn('sh', [join(NGINX_FOLDER, 'start-edge.sh')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      SITE: site,
      PREFIX: prefix,
      BACKEND: backend,
      RESOLVER: resolver,
      NGINX_USER: AS_ROOT,
    },
  });
  await untilUp(child, port, `The edge`);
  const pid = Number(readFileSync(join(prefix, 'nginx.pid'), 'utf8'));
  return { pid, stop: () => stop(child) };
}

/** Starts a publisher's server over its build, as its container does; resolves when it listens. */
export async function startPublisher(
  name: string,
  { port, root, prefix }: { port: number; root: string; prefix: string },
): Promise<Running> {
  await assertFree(port);
  const child = spawn('sh', [join(NGINX_FOLDER, 'start-publisher.sh')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NAME: name,
      PORT: String(port),
      ROOT: root,
      PREFIX: prefix,
      NGINX_USER: AS_ROOT,
    },
  });
  await untilUp(child, port, name);
  return { pid: child.pid ?? 0, stop: () => stop(child) };
}

async function untilUp(child: ChildProcess, port: number, name: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text) => {
    said = `${said}${text}`.slice(-4000);
  });
  await Promise.race([untilListening(port), untilGone(child)]);
  if (child.exitCode === null && child.pid) return;
  throw new UserError(`${name} did not start on port ${port}: ${said.trim() || 'it said nothing'}`);
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
  for (let tries = 0; tries < 200; tries += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}/health`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
