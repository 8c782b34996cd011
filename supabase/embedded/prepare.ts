import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { z } from 'zod';

/** A database, embedded or a Postgres. */
export interface Database {
  /** Runs statements without values. */
  exec(sql: string): Promise<unknown>;
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** What a database is made of. */
export interface Sources {
  /** Folder of `<14 digits>_<name>.sql` files. */
  migrationsFolder: string;
  /** SQL file that runs once per database, so that rows deleted since stay deleted. */
  seedFile?: string | undefined;
}

const ROLES_FILE = new URL('../postgres/roles.sql', import.meta.url);

/** Where the Supabase CLI keeps the same records; other runners of migrations keep others. */
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text
  );
  create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
`;

/**
 * Brings a database up to date in one transaction, so that what fails leaves nothing: roles, then each migration
 * that it has not seen, oldest first, then the seed once. `lock` comes before all; `onApply` receives each name.
 *
 * @throws UserError naming the file, and where the database says so, the line and column.
 */
export async function prepareDatabase(
  database: Database,
  sources: Sources,
  onApply: (name: string) => void = () => {},
  lock: () => Promise<void> = async () => {},
): Promise<void> {
  await database.exec('begin');
  try {
    await lock();
    await prepare(database, sources, onApply);
    await database.exec('commit');
  } catch (error) {
    await database.exec('rollback');
    throw error;
  }
}

async function prepare(
  database: Database,
  { migrationsFolder, seedFile }: Sources,
  onApply: (name: string) => void,
): Promise<void> {
  await database.exec(readFileSync(ROLES_FILE, 'utf8'));
  await database.exec(HISTORY);
  for (const { version, name, ...script } of await pending(database, migrationsFolder)) {
    onApply(`${version}_${name}`);
    const record =
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)';
    await run(database, script, record, [version, name, [script.sql]]);
  }
  const { rows } = await database.query('select 1 from supabase_migrations.seed_files');
  if (!seedFile || rows.length > 0) return;
  onApply(basename(seedFile));
  const seed = readScript(seedFile);
  const record = 'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)';
  await run(database, seed, record, [basename(seedFile), sha256Of(seed.sql)]);
}

interface Script {
  file: string;
  sql: string;
}

type Migration = Script & { version: string; name: string };

const appliedSchema = z.array(
  z.object({ version: z.string(), statements: z.array(z.string()).nullable() }),
);

/** The migrations that a database has not seen. Those that it has seen must be as they were then. */
async function pending(database: Database, folder: string): Promise<Migration[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const migrations = new Map(files.sort().map((name) => readMigration(folder, name)));
  const history = 'select version, statements from supabase_migrations.schema_migrations';
  for (const { version, statements } of appliedSchema.parse((await database.query(history)).rows)) {
    const migration = migrations.get(version);
    if (!migration)
      throw new UserError(
        `The data was made with migration ${version}, which no longer exists: ` +
          'bring it back, or delete the data folder and start again.',
      );
    if (statements?.[0] !== undefined && statements[0] !== migration.sql)
      throw new UserError(
        `${migration.file} was changed after it was applied: ` +
          'put the change into a new migration, or delete the data folder and start again.',
      );
    migrations.delete(version);
  }
  return [...migrations.values()];
}

function readMigration(folder: string, file: string): [string, Migration] {
  const script = readScript(join(folder, file));
  const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
  if (version && name) return [version, { version, name, ...script }];
  throw new UserError(
    `${script.file} must be named <14 digits>_<name>.sql, like 20250522120000_jobs.sql.`,
  );
}

/** With line ends as on Linux, so that a checkout on Windows counts as unchanged. */
function readScript(file: string): Script {
  try {
    return { file, sql: readFileSync(file, 'utf8').replaceAll('\r\n', '\n') };
  } catch (error) {
    throw new UserError(messageOf(error));
  }
}

/** Runs a script and writes its record. */
async function run(
  database: Database,
  { file, sql }: Script,
  record: string,
  values: unknown[],
): Promise<void> {
  try {
    await database.exec(sql);
    await database.query(record, values);
  } catch (error) {
    throw new UserError(`${file} failed${placeOf(sql, error)}: ${messageOf(error)}.`);
  }
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
