import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EdgeOptions, startEdge, startRemote } from '@site/platform/edge/edge.ts';
import type { Nginx } from '@site/platform/edge/nginx.ts';
import { REMOTES } from '@site/platform/project/apps.ts';

/** An edge with its five remotes that a test may take apart. */
export interface OwnEdge {
  address: string;
  stopRemote(remote: string): Promise<void>;
  startRemote(remote: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an edge with empty caches on ports of its own, on the containers' configuration. */
export async function startOwnEdge(
  ports: EdgeOptions['ports'],
  more: Pick<EdgeOptions, 'rootOf'> & { without?: readonly string[] } = {},
): Promise<OwnEdge> {
  const runFolder = mkdtempSync(join(tmpdir(), 'edge-'));
  const options: EdgeOptions = { ports, runFolder, backend: 'http://127.0.0.1:9/', ...more };
  const running = new Map<string, Nginx>();
  const start = async (remote: string) => {
    running.set(remote, await startRemote(remote, options));
  };
  for (const remote of REMOTES) if (!more.without?.includes(remote)) await start(remote);
  running.set('edge', await startEdge(options));
  return {
    address: `http://localhost:${ports.edge}`,
    startRemote: start,
    stopRemote: async (remote) => running.get(remote)?.stop(),
    async stop() {
      await Promise.all([...running.values()].map((nginx) => nginx.stop()));
      rmSync(runFolder, { recursive: true, force: true });
    },
  };
}
