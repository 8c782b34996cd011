import { fileURLToPath } from 'node:url';
import { messageOf } from '@site/contract/messageOf.ts';
import pg from 'pg';
import { prepareDatabase } from '../embedded/prepare.ts';
import { connect, readSecret } from './connect.ts';

/*
 * Prepares a plain Postgres: roles, pending migrations in order, seed once. Safe to run again:
 * docker-compose does at every start, as the service `migrate`, and starts PostgREST only when it
 * ended well. It connects as psql does (PGHOST, PGUSER …), as a role that may make roles.
 *
 *   AUTHENTICATOR_PASSWORD  password that PostgREST logs in with, or AUTHENTICATOR_PASSWORD_FILE
 *   MIGRATIONS_FOLDER       default: those of this repository
 *   SEED_FILE               default: seed.sql of this repository; empty means no seed
 */
const { MIGRATIONS_FOLDER, SEED_FILE } = process.env;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

try {
  await migrate();
} catch (error) {
  console.error(`migrate: ${messageOf(error)}`);
  process.exitCode = 1;
}

async function migrate(): Promise<void> {
  const password = readSecret('AUTHENTICATOR_PASSWORD');
  if (!password)
    throw new Error(
      'AUTHENTICATOR_PASSWORD is missing: set it to the password PostgREST logs in with.',
    );
  const database = await connect();
  try {
    // Two that start at once follow each other.
    await database.exec('select pg_advisory_lock(20250522)');
    const sources = {
      migrationsFolder: MIGRATIONS_FOLDER || here('../migrations'),
      seedFile: SEED_FILE ?? here('../seed.sql'),
    };
    await prepareDatabase(database, sources, (name) => console.log(`migrate: applying ${name}`));
    await database.exec(`alter role authenticator password ${pg.escapeLiteral(password)}`);
    // A PostgREST that runs already answers 404 for a new table until it reads the schema again.
    await database.exec(`notify pgrst, 'reload schema'`);
  } finally {
    await database.end();
  }
}
