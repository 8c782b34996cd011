import { type Environment, readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { variables } from '@site/composer/base/variables.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import pg from 'pg';
import * as z from 'zod';

const NO_TLS = 'The server does not support SSL connections';

/**
 * Connects to a Postgres as psql does: to DATABASE_URL, else as PGHOST, PGUSER, PGDATABASE and PGPASSWORD or the file
 * PGPASSWORD_FILE say; by TLS where the server has it, as PGSSLMODE and PGSSLROOTCERT or the address say.
 * `label` is host and database, for messages.
 *
 * @throws Error when a variable is wrong, the database does not answer, or the file can't be read.
 */
export async function connect(environment: Environment) {
  const client = await open(addressIn(environment));
  return {
    label: `${client.host}/${client.database ?? ''}`,
    exec: (sql: string) => client.query(sql),
    query: (sql: string, values?: unknown[]) => client.query(sql, values),
    end: () => client.end(),
  };
}

/** The address with all that psql would take from the environment, which `pg` does not. */
function addressIn(environment: Environment): string {
  const { DATABASE_URL, PGPASSWORD, PGSSLMODE, PGSSLROOTCERT } = variables;
  const given = readEnvironment(
    z.object({ DATABASE_URL, PGPASSWORD, PGSSLMODE, PGSSLROOTCERT }).partial().shape,
    environment,
  );
  const password = encodeURIComponent(given.PGPASSWORD ?? '');
  const url = given.DATABASE_URL ?? `postgres://:${password}@/`;
  const [address = '', query] = url.split('?', 2);
  // The library's own reading of `require` is stricter than psql's.
  const parameters = new URLSearchParams(`uselibpqcompat=true&${query ?? ''}`);
  const rules = { sslmode: given.PGSSLMODE ?? 'prefer', sslrootcert: given.PGSSLROOTCERT };
  for (const [name, value] of Object.entries(rules))
    if (value && !parameters.has(name)) parameters.set(name, value);
  // `system` names no file for `pg`: without the parameter, Node's own certificates apply.
  parameters.delete('sslrootcert', 'system');
  return `${address}?${parameters}`;
}

async function open(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const isPreferred = connectionString.includes('sslmode=prefer');
    if (!isPreferred || messageOf(error) !== NO_TLS) throw error;
    return open(connectionString.replace('sslmode=prefer', 'sslmode=disable'));
  }
}
