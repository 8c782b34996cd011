import { createServer, request } from 'node:http';
import { startProcess } from '@site/platform/edge/startProcess.ts';
import { ROOT } from '@site/platform/project/apps.ts';

/** `npm start` behind a door that can take the database away. */
export interface Site {
  address: string;
  /** From now on `/rest/v1/` answers 503, or as it should again. */
  setDatabase(isThere: boolean): void;
  /** From now on a path is never answered; an empty one ends it. */
  setHung(path: string): void;
  stop(): Promise<void>;
}

/** Starts one, with the door at `port` and the site behind it at the next. */
export async function startSite(port: number): Promise<Site> {
  const inner = port + 1;
  const running = await startProcess({
    name: 'npm start',
    command: [process.execPath, 'shared/platform/src/commands/start.ts'],
    folder: ROOT,
    env: { PORT: String(inner), DATA_FOLDER: `.data/test-browsers-${port}` },
    log: 'stdout',
    isReady: (log) => log.includes('The site is at'),
  });
  let hasDatabase = true;
  let hung = '';
  const door = createServer((asked, response) => {
    if (asked.url === hung) return;
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
  return {
    address: `http://localhost:${port}`,
    setDatabase: (isThere) => {
      hasDatabase = isThere;
    },
    setHung: (path) => {
      hung = path;
    },
    async stop() {
      door.closeAllConnections();
      door.close();
      await running.stop();
    },
  };
}
