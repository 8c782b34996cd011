import { join } from 'node:path';
import { distFolder, REMOTES, ROOT } from '../project/apps.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { writePrefix } from './render.ts';

/** Where each part listens: `mf-rentals` on 8102, and so on. */
export interface EdgePorts {
  edge: number;
  /** Port of the first remote; the others follow in the order of `REMOTES`. */
  remotes: number;
}

export interface EdgeOptions {
  ports: EdgePorts;
  /** Address below which tables are read, with a slash at its end. */
  backend: string;
  /** Folder for what nginx writes; a fresh one starts with empty caches. */
  runFolder: string;
  /** Folder of a part's build; its own `dist` by default. */
  rootOf?: (app: string) => string;
}

/** The port of a remote. */
export function portOf(remote: string, ports: EdgePorts): number {
  return ports.remotes + REMOTES.indexOf(remote);
}

/** Starts one remote's nginx, on the configuration its container uses. */
export function startRemote(remote: string, options: EdgeOptions): Promise<Nginx> {
  const { ports, runFolder, rootOf = distFolder } = options;
  const prefix = join(runFolder, remote);
  const port = portOf(remote, ports);
  writePrefix(prefix, 'shared/platform/nginx/remote.conf.template', {
    NAME: remote,
    PORT: String(port),
    ROOT: rootOf(remote),
  });
  return startNginx(prefix, port);
}

/** Starts the edge's nginx, on the configuration the shell's container uses. */
export function startEdge(options: EdgeOptions): Promise<Nginx> {
  const { ports, runFolder, backend, rootOf = distFolder } = options;
  const prefix = join(runFolder, 'shell');
  const addresses = REMOTES.map((remote) => [
    remote.slice('mf-'.length).toUpperCase(),
    `http://127.0.0.1:${portOf(remote, ports)}`,
  ]);
  writePrefix(prefix, 'shell/edge/edge.conf.template', {
    PORT: String(ports.edge),
    ROOT: rootOf('shell'),
    RESOLVER: '127.0.0.1',
    BACKEND: backend,
    ...Object.fromEntries(addresses),
  });
  return startNginx(prefix, ports.edge);
}

/** Folder for what `npm run edge` writes. */
export const RUN_FOLDER = join(ROOT, '.cache/edge');
