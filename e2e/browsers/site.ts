import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '@site/platform/project/apps.ts';
import { PORTS } from '../support/sites.ts';

const START = join(ROOT, 'shared/platform/src/commands/start.ts');
const POLL_INTERVAL_MS = 100;

/** `npm start` behind a door that can take the database away. */
export interface Site {
  address: string;
  /** From now on `/rest/v1/` answers 503, or as it should again. */
  setDatabase(isThere: boolean): void;
  stop(): Promise<void>;
}

export async function startSite(): Promise<Site> {
  const port = PORTS.browsers;
  const inner = port + 1;
  const child = spawn(process.execPath, [START], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(inner),
      DATA_FOLDER: '.data/test-browsers',
      STORE: '.cache/test-browsers-store',
    },
  });
  let hasDatabase = true;
  const door = createServer((asked, response) => {
    if (!hasDatabase && asked.url?.startsWith('/rest/')) {
      response
        .writeHead(503, { 'content-type': 'application/json' })
        .end('{"message":"Sem banco."}');
      return;
    }
    const { url, method, headers } = asked;
    request({ port: inner, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    })
      .once('error', () => response.destroy())
      .end();
  }).listen(port);
  const address = `http://localhost:${port}`;
  while (!(await fetch(address).catch(() => undefined))?.ok) await wait(POLL_INTERVAL_MS);
  return {
    address,
    setDatabase: (isThere) => {
      hasDatabase = isThere;
    },
    async stop() {
      door.closeAllConnections();
      door.close();
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}
