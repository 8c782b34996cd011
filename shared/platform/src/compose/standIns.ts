import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { type Cluster, startCluster } from '@site/supabase/testing/cluster.ts';
import { messageOf } from '../project/errors.ts';
import { sqlFor } from './restQuery.ts';
import { localize, type Place } from './runService.ts';

const PORT = 3000;

/** This machine's Postgres in the place of the official image, with the password that was made. */
export function startPostgres(place: Place): Cluster {
  const passwordFile = localize(place.service.environment.POSTGRES_PASSWORD_FILE ?? '', place);
  return startCluster({ address: place.address, passwordFile });
}

/**
 * Something in the place of PostgREST, which no registry here has: it logs in with the address that
 * PostgREST is given, becomes `anon`, and answers what the site asks.
 */
export function startPostgrest(
  place: Place,
  database: Place,
  cluster: Cluster,
): Promise<{ stop(): Promise<void> }> {
  const file = localize((place.service.environment.PGRST_DB_URI ?? '').replace(/^@/, ''), place);
  const ask = async (target: string) => {
    const { pathname, searchParams } = new URL(target, 'http://localhost');
    const sql = sqlFor(pathname.slice(1), searchParams);
    const words = ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', readFileSync(file, 'utf8'), '-c', sql];
    const env = { ...cluster.env, PGHOSTADDR: database.address };
    const { stdout } = await promisify(execFile)('psql', words, { env, maxBuffer: 1e8 });
    const [, rows = '', total = ''] = /^([\s\S]*)\|(\d+)\n$/.exec(stdout) ?? [];
    return { rows, total };
  };
  const server = createServer(async (request, response) => {
    try {
      const { rows, total } = await ask(request.url ?? '/');
      const range = `0-${total}/${total}`;
      response.writeHead(200, { 'content-type': 'application/json', 'content-range': range });
      response.end(rows);
    } catch (error) {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: messageOf(error) }));
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, place.address, () =>
      resolve({
        stop: () => {
          server.closeAllConnections();
          return new Promise((done) => server.close(() => done()));
        },
      }),
    );
  });
}
