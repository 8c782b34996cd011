import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { ROOT } from '../project/apps.ts';
import { assertFree } from '../server/listen.ts';
import { type Running, startProcess } from './startProcess.ts';

/** Where nginx's configuration lies; containers start from the same files. */
const NGINX_FOLDER = join(ROOT, 'shared/composer/nginx');

// Started by root, workers would run as the user `nobody` and could not read the builds.
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
  /** Folder where the composer reads what nginx refused; `prefix` if left out. */
  report?: string | undefined;
  /** Address below which tables are read, with a slash at its end. */
  backend: string;
  /** Name server for the backend's name. */
  resolver?: string | undefined;
  /** Whose `X-Forwarded-For` is believed: a list; this machine's if left out. */
  trustedProxy?: string | undefined;
  /** Receives nginx's error log. */
  onLog?: ((text: string) => void) | undefined;
}

/** Starts the edge as its container does; resolves when it listens. */
export async function startEdge(options: EdgeOptions): Promise<Running> {
  const { port, site, prefix, report, backend, resolver = '127.0.0.1', trustedProxy } = options;
  await assertFree(port);
  const { stop } = await startProcess({
    name: `The edge on port ${port}`,
    command: ['sh', join(NGINX_FOLDER, 'start-edge.sh')],
    env: {
      PORT: String(port),
      SITE: site,
      PREFIX: prefix,
      REPORT: report ?? prefix,
      BACKEND: backend,
      RESOLVER: resolver,
      ...(trustedProxy ? { TRUSTED_PROXY: trustedProxy } : {}),
      NGINX_USER: AS_ROOT,
    },
    log: 'stderr',
    isReady: () => isListening(port),
    onLog: options.onLog,
  });
  return { pid: Number(readFileSync(join(prefix, 'nginx.pid'), 'utf8')), stop };
}

/** Starts a publisher's server over its build, as its container does; resolves when it listens. */
export async function startPublisher(
  name: string,
  { port, root, prefix }: { port: number; root: string; prefix: string },
): Promise<Running> {
  await assertFree(port);
  return startProcess({
    name: `${name} on port ${port}`,
    command: ['sh', join(NGINX_FOLDER, 'start-publisher.sh')],
    env: {
      NAME: name,
      PORT: String(port),
      ROOT: root,
      PREFIX: prefix,
      NGINX_USER: AS_ROOT,
    },
    log: 'stderr',
    isReady: () => isListening(port),
  });
}

function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health`).then(
    () => true,
    () => false,
  );
}
