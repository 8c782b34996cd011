import { readFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Connects to a Postgres: to an address, else as PGHOST, PGUSER, PGDATABASE and PGPASSWORD or the file
 * PGPASSWORD_FILE say, as psql does.
 * `label` is host and database, for messages.
 *
 * @throws Error when the database does not answer, or the file can't be read.
 */
export async function connect(connectionString?: string) {
  const client = new pg.Client({
    ...(connectionString ? { connectionString } : { password: readSecret('PGPASSWORD') }),
    connectionTimeoutMillis: 5000,
  });
  await client.connect();
  return {
    label: `${client.host}/${client.database ?? ''}`,
    exec: (sql: string) => client.query(sql),
    query: (sql: string, values?: unknown[]) => client.query(sql, values),
    end: () => client.end(),
  };
}

/** A password from the file that `<name>_FILE` names, which `docker inspect` does not show, or from `name`. */
export function readSecret(name: string): string {
  const file = process.env[`${name}_FILE`];
  return file ? readFileSync(file, 'utf8').trim() : (process.env[name] ?? '');
}
