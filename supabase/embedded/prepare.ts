import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { messageOf } from '@site/contract/messageOf.ts';
import { z } from 'zod';
import { BackendError } from './errors.ts';

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
 * Brings a database up to date: roles, then each migration that it has not seen, oldest first and each
 * in one transaction together with its record, then the seed once. `onApply` receives each name.
 *
 * @throws BackendError naming the file, and where the database says so, the line and column.
 */
export async function prepareDatabase(
  database: Database,
  { migrationsFolder, seedFile }: Sources,
  onApply: (name: string) => void = () => {},
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
  const seed = readScript(`seed ${seedFile}`, seedFile);
  const hash = createHash('sha256').update(seed.sql).digest('hex');
  const record = 'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)';
  await run(database, seed, record, [basename(seedFile), hash]);
}

/** An SQL file, named in messages as its kind and path. */
interface Script {
  label: string;
  sql: string;
}

interface Migration extends Script {
  version: string;
  name: string;
}

const appliedSchema = z.array(
  z.object({ version: z.string(), statements: z.array(z.string()).nullable() }),
);

/** The migrations that a database has not seen. Those that it has seen must be as they were then. */
async function pending(database: Database, folder: string): Promise<Migration[]> {
  const migrations = new Map(listMigrations(folder).map((one) => [one.version, one]));
  const history = 'select version, statements from supabase_migrations.schema_migrations';
  for (const { version, statements } of appliedSchema.parse((await database.query(history)).rows)) {
    const migration = migrations.get(version);
    if (!migration)
      throw new BackendError(
        `The data was made with migration ${version}, which no longer exists: ` +
          'bring it back, or delete the data folder and start again.',
      );
    if (statements?.[0] !== undefined && statements[0] !== migration.sql)
      throw new BackendError(
        `The ${migration.label} was changed after it was applied: ` +
          'put the change into a new migration, or delete the data folder and start again.',
      );
    migrations.delete(version);
  }
  return [...migrations.values()];
}

function listMigrations(folder: string): Migration[] {
  const files = orExplain(`migrations in ${folder}`, () => readdirSync(folder));
  return files
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const path = join(folder, file);
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      if (version && name) return { version, name, ...readScript(`migration ${path}`, path) };
      throw new BackendError(
        `The migration ${path} must be named <14 digits>_<name>.sql, like 20250522120000_jobs.sql.`,
      );
    });
}

/** With line ends as on Linux, so that a checkout on Windows counts as unchanged. */
function readScript(label: string, file: string): Script {
  const sql = orExplain(label, () => readFileSync(file, 'utf8'));
  return { label, sql: sql.replaceAll('\r\n', '\n') };
}

function orExplain<T>(label: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new BackendError(`The ${label} can't be read: ${messageOf(error)}.`);
  }
}

/** Runs a script and its record in one transaction. */
async function run(
  database: Database,
  { label, sql }: Script,
  record: string,
  values: unknown[],
): Promise<void> {
  try {
    await database.exec('begin');
    await database.exec(sql);
    await database.query(record, values);
    await database.exec('commit');
  } catch (error) {
    await database.exec('rollback');
    throw new BackendError(`The ${label} failed${explain(sql, error)}.`, { cause: error });
  }
}

const databaseErrorSchema = z.object({
  message: z.string(),
  position: z.coerce.number().int().positive().optional().catch(undefined),
  detail: z.string().optional(),
  hint: z.string().optional(),
});

/** Postgres counts the characters before an error from 1. */
function explain(sql: string, error: unknown): string {
  const { message, position, detail, hint } = databaseErrorSchema.parse(error);
  const more = [detail, hint].filter(Boolean).map((text) => ` (${text})`);
  const lines = [...sql]
    .slice(0, (position ?? 1) - 1)
    .join('')
    .split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return `${position ? ` at line ${lines.length}, column ${column}` : ''}: ${message}${more.join('')}`;
}
