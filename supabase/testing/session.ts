import pg from 'pg';
import type { Cluster } from './cluster.ts';

/** A session of its own in a database of a cluster, as the superuser. */
export async function openSession({ env }: Cluster, database: string): Promise<pg.Client> {
  const client = new pg.Client({ host: env.PGHOST, user: 'postgres', database });
  await client.connect();
  return client;
}
