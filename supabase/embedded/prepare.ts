import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '@site/composer/base/errors.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import * as z from 'zod';

/** A database, embedded or a Postgres. */
export interface Database {
  /** Runs statements without values. */
  exec(sql: string): Promise<unknown>;
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** What a database is made of. */
export interface Sources {
  /** SQL file that runs once per database, so that rows deleted since stay deleted. */
  seedFile?: string | undefined;
  /** Folder of `<14 digits>_<name>.sql` files; that of this repository unless given. */
  migrationsFolder?: string;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const [MIGRATIONS_FOLDER, ROLES_FILE] = [here('../migrations'), here('../postgres/roles.sql')];

/** The example data of this repository. */
export const SEED_FILE = here('../seed.sql');

/** Where the Supabase CLI keeps the same records; other runners of migrations keep others. */
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text
  );
  create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
`;
const [MIGRATED, SEEDED] = [
  'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
  'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
];

/**
 * Brings a database up to date in one transaction, so that what fails leaves nothing: roles, then each migration
 * that it has not seen, oldest first, then the seed once. Two that start at once follow each other. `say` receives
 * what is done.
 *
 * @throws UserError naming the file, and where the database says so, the line and column.
 */
export async function prepareDatabase(
  database: Database,
  { seedFile, migrationsFolder = MIGRATIONS_FOLDER }: Sources,
  say: (text: string) => void = () => {},
): Promise<void> {
  await database.exec('begin');
  try {
    await lock(database, say);
    await database.exec(readFileSync(ROLES_FILE, 'utf8'));
    await database.exec(HISTORY);
    for (const { version, name, file, sql } of await pending(database, migrationsFolder)) {
      await run(database, file, sql, say);
      await database.query(MIGRATED, [version, name, [sql]]);
    }
    const { rows } = await database.query('select 1 from supabase_migrations.seed_files');
    if (seedFile && rows.length === 0) {
      const seed = readFileSync(seedFile, 'utf8');
      await run(database, seedFile, seed, say);
      await database.query(SEEDED, [basename(seedFile), sha256Of(seed)]);
    }
    await database.exec('commit');
  } catch (error) {
    await database.exec('rollback');
    throw error;
  }
}

/** Two processes that start at once follow each other. The transaction has the lock: a session's stays in a pooler. */
export async function lock(database: Database, say: (text: string) => void): Promise<void> {
  const waiting = setTimeout(say, 1000, 'waiting for another migration, for up to a minute');
  try {
    await database.exec(`set local lock_timeout = '1min'`);
    await database.query('select pg_advisory_xact_lock(20250522)');
  } catch (error) {
    throw new Error(`another migration holds the lock for a minute: ${messageOf(error)}`);
  } finally {
    clearTimeout(waiting);
  }
}

const appliedSchema = z.array(
  z.object({ version: z.string(), statements: z.array(z.string()).nullable() }),
);

/** The migrations that a database has not seen. Those that it has seen must be as they were then. */
async function pending(database: Database, folder: string) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const migrations = new Map(files.sort().map((name) => readMigration(join(folder, name))));
  const history = 'select version, statements from supabase_migrations.schema_migrations';
  for (const { version, statements } of appliedSchema.parse((await database.query(history)).rows)) {
    const sql = migrations.get(version)?.sql;
    if (sql === undefined || sql !== (statements?.[0] ?? sql))
      throw new UserError(
        `Migration ${version} was applied, and ${folder} has it no longer as it was then: bring it back, and put ` +
          'changes into a new migration; or delete the data folder and start again.',
      );
    migrations.delete(version);
  }
  return [...migrations.values()];
}

function readMigration(file: string) {
  const [, version = '', name] = /^(\d{14})_(.+)\.sql$/.exec(basename(file)) ?? [];
  if (name) return [version, { version, name, file, sql: readFileSync(file, 'utf8') }] as const;
  throw new UserError(
    `${file} must be named <14 digits>_<name>.sql, like 20250522120000_jobs.sql.`,
  );
}

async function run(database: Database, file: string, sql: string, say: (text: string) => void) {
  say(`applying ${basename(file, '.sql')}`);
  await database.exec(sql).catch((error) => {
    throw new UserError(`${file} failed${placeOf(sql, error)}: ${messageOf(error)}.`);
  });
}

const placeSchema = z.object({ position: z.coerce.number().int().positive() });

/** Postgres counts the characters before an error from 1. */
function placeOf(sql: string, error: unknown): string {
  const { data } = placeSchema.safeParse(error);
  if (!data) return '';
  const before = [...sql].slice(0, data.position - 1).join('');
  const lines = before.split('\n');
  return ` at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
