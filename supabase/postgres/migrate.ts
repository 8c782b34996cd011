import { fileURLToPath } from 'node:url';
import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { variables } from '@site/composer/base/variables.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import pg from 'pg';
import { prepareDatabase } from '../embedded/prepare.ts';
import { connect } from './connect.ts';
import { lock } from './lock.ts';

/*
 * Prepares a plain Postgres: roles, pending migrations in order, seed once. Safe to run again:
 * docker-compose does at every start, as the service `migrate`, and starts PostgREST only when it
 * ended well. It connects as psql does (DATABASE_URL, or PGHOST, PGUSER …), as the database's owner with the right to
 * make roles.
 *
 *   AUTHENTICATOR_PASSWORD  password that PostgREST logs in with, or AUTHENTICATOR_PASSWORD_FILE
 *   MIGRATIONS_FOLDER       default: those of this repository
 *   SEED_FILE               default: seed.sql of this repository; empty means no seed
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

try {
  await migrate();
} catch (error) {
  console.error(`migrate: ${messageOf(error)}`);
  process.exitCode = 1;
}

async function migrate(): Promise<void> {
  const { MIGRATIONS_FOLDER, AUTHENTICATOR_PASSWORD } = readEnvironment({
    MIGRATIONS_FOLDER: variables.MIGRATIONS_FOLDER.prefault(here('../migrations')),
    AUTHENTICATOR_PASSWORD: variables.AUTHENTICATOR_PASSWORD,
  });
  const database = await connect(process.env);
  const say = (text: string) => console.log(`migrate: ${text}`);
  try {
    // An empty SEED_FILE is none.
    const seedFile = process.env.SEED_FILE ?? here('../seed.sql');
    await prepareDatabase(
      database,
      { migrationsFolder: MIGRATIONS_FOLDER, seedFile },
      (name) => say(`applying ${name}`),
      () => lock(database, say),
    );
    await database.exec(
      `alter role authenticator password ${pg.escapeLiteral(AUTHENTICATOR_PASSWORD)}`,
    );
    // A PostgREST that runs already answers 404 for a new table until it reads the schema again.
    await database.exec(`notify pgrst, 'reload schema'`);
  } finally {
    await database.end();
  }
}
