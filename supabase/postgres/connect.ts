import { readFileSync } from 'node:fs';
import { messageOf } from '@site/contract/messageOf.ts';
import pg from 'pg';
import { BackendError } from '../embedded/errors.ts';
import type { Database } from '../embedded/prepare.ts';

/** A Postgres, until `end`. */
export interface Postgres extends Database {
  /** Host and database, for messages. */
  label: string;
  end(): Promise<void>;
}

/**
 * Connects to a Postgres: to an address, else as PGHOST, PGUSER, PGDATABASE and PGPASSWORD or the file
 * PGPASSWORD_FILE say, as psql does.
 *
 * @throws BackendError when the database doesn't answer, or the file can't be read.
 */
export async function connect(connectionString?: string): Promise<Postgres> {
  const password = readSecret('PGPASSWORD');
  const client = new pg.Client({
    ...(connectionString ? { connectionString } : { ...(password && { password }) }),
    connectionTimeoutMillis: 5000,
  });
  await client.connect().catch((error) => {
    throw new BackendError(`The database doesn't answer ${client.user}: ${messageOf(error)}.`);
  });
  return {
    label: `${client.host}/${client.database ?? ''}`,
    exec: (sql) => client.query(sql),
    query: (sql, values) => client.query(sql, values),
    end: () => client.end(),
  };
}

/** A password from the file that `<name>_FILE` names, which `docker inspect` does not show, or from `name`. */
export function readSecret(name: string): string {
  const file = process.env[`${name}_FILE`];
  if (!file) return process.env[name] ?? '';
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new BackendError(`The file ${file} can't be read: ${name}_FILE names it.`);
  }
}
