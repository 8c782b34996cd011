import { rmSync } from 'node:fs';
import { type EdgeOptions, portOf, RUN_FOLDER, startEdge, startRemote } from '../edge/edge.ts';
import { assertNginx, type Nginx } from '../edge/nginx.ts';
import { APPS, REMOTES } from '../project/apps.ts';
import { runCommand } from '../project/runCommand.ts';
import { buildApps } from '../publish/buildApps.ts';
import { openEmbeddedBackend } from '../server/backend.ts';
import { assertFree, listen, readPort, untilStopped } from '../server/listen.ts';

/** `npm run edge`: the distributed form without Docker, one nginx for the edge and each remote. */
await runCommand(async () => {
  const ports = { edge: readPort('PORT', 8090), remotes: readPort('REMOTES_PORT', 8101) };
  const backendPort = readPort('BACKEND_PORT', 8100);
  assertNginx();
  await assertFree(ports.edge);
  await assertFree(backendPort, 'BACKEND_PORT');
  for (const remote of REMOTES) await assertFree(portOf(remote, ports), 'REMOTES_PORT');
  await buildApps(APPS);
  rmSync(RUN_FOLDER, { recursive: true, force: true });
  const backend = await openEmbeddedBackend('.data/edge');
  const api = await listen(backendPort, backend.fetch);
  const running: Nginx[] = [];
  try {
    const address = `http://127.0.0.1:${backendPort}/rest/v1/`;
    await startAll({ ports, backend: address, runFolder: RUN_FOLDER }, running);
    console.log(`✓ The site is at http://localhost:${ports.edge} (Ctrl-C ends all)`);
    await untilStopped();
  } finally {
    await Promise.all(running.map((nginx) => nginx.stop()));
    await api.close();
    await backend.close();
  }
});

async function startAll(options: EdgeOptions, running: Nginx[]): Promise<void> {
  for (const remote of REMOTES) {
    const nginx = await startRemote(remote, options);
    running.push(nginx);
    console.log(
      `• ${remote} on http://localhost:${portOf(remote, options.ports)}, pid ${nginx.pid}`,
    );
  }
  const edge = await startEdge(options);
  running.push(edge);
  console.log(`• edge, pid ${edge.pid}`);
}
