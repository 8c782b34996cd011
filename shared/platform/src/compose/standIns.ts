import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type Cluster, startCluster } from '@site/supabase/postgres/cluster.ts';
import { localize, type Place } from './runService.ts';

const PORT = 3000;
const OFFERS = `begin read only; set local role anon;
  select coalesce(json_agg(offer), '[]') from (
    select * from public.jobs where type = 'job_offer' order by created_at desc, id
  ) offer`;

/** This machine's Postgres in the place of the official image, with the password that was made. */
export function startPostgres(place: Place): Cluster {
  const passwordFile = localize(place.service.environment.POSTGRES_PASSWORD_FILE ?? '', place);
  return startCluster({ address: place.address, passwordFile });
}

/**
 * Something in the place of PostgREST, which no registry here has: it logs in with the address that
 * PostgREST is given, becomes `anon`, and answers with the offers.
 */
export function startPostgrest(
  place: Place,
  database: Place,
  cluster: Cluster,
): Promise<{ stop(): Promise<void> }> {
  const file = localize((place.service.environment.PGRST_DB_URI ?? '').replace(/^@/, ''), place);
  const server = createServer((_request, response) => {
    const words = [
      '-XAtq',
      '-v',
      'ON_ERROR_STOP=1',
      '-d',
      readFileSync(file, 'utf8'),
      '-c',
      OFFERS,
    ];
    const { status, stdout, stderr } = spawnSync('psql', words, {
      encoding: 'utf8',
      env: { ...cluster.env, PGHOSTADDR: database.address },
    });
    if (status !== 0) console.error(stderr);
    response.writeHead(status === 0 ? 200 : 503, { 'content-type': 'application/json' });
    response.end(status === 0 ? stdout : '{}');
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
