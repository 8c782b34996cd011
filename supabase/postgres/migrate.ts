import { readEnvironment } from '@site/composer/base/readEnvironment.ts';
import { variables } from '@site/composer/base/variables.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import pg from 'pg';
import { prepareDatabase, SEED_FILE } from '../embedded/prepare.ts';
import { connect } from './connect.ts';

/*
 * Prepares a plain Postgres: roles, pending migrations in order, seed once. Safe to run again:
 * docker-compose does at every start, as the service `migrate`, and starts PostgREST only when it
 * ended well. It connects as psql does, as the database's owner with the right to make roles.
 *
 *   AUTHENTICATOR_PASSWORD  password that PostgREST logs in with, or AUTHENTICATOR_PASSWORD_FILE
 *   SEED_FILE               default: seed.sql of this repository; empty means no seed
 */
try {
  await migrate();
} catch (error) {
  console.error(`migrate: ${messageOf(error)}`);
  process.exitCode = 1;
}

async function migrate(): Promise<void> {
  const { AUTHENTICATOR_PASSWORD } = readEnvironment({
    AUTHENTICATOR_PASSWORD: variables.AUTHENTICATOR_PASSWORD,
  });
  const database = await connect(process.env);
  try {
    // An empty SEED_FILE is none.
    const seedFile = process.env.SEED_FILE ?? SEED_FILE;
    await prepareDatabase(database, { seedFile }, (text) => console.log(`migrate: ${text}`));
    await database.exec(
      `alter role authenticator password ${pg.escapeLiteral(AUTHENTICATOR_PASSWORD)}`,
    );
    // A PostgREST that runs already answers 404 for a new table until it reads the schema again.
    await database.exec(`notify pgrst, 'reload schema'`);
  } finally {
    await database.end();
  }
}
