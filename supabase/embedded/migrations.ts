import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { z } from 'zod';
import { BackendError, messageOf } from './errors.ts';
import { readSql, runFile } from './sql-file.ts';

interface Migration {
  version: string;
  name: string;
  file: string;
}

/**
 * Applies the migrations that the database has not seen yet, oldest first, each in one transaction
 * together with its record (`supabase_migrations.schema_migrations`, as the Supabase CLI keeps it).
 *
 * @throws BackendError naming the file, and where the database says so, the line and column.
 */
export async function applyMigrations(database: PGlite, folder: string): Promise<void> {
  const migrations = listMigrations(folder);
  await database.exec(historySql);
  const applied = await readApplied(database);
  complainAboutChangedHistory(migrations, applied);
  for (const { version, name, file } of migrations) {
    if (applied.has(version)) continue;
    await runFile(database, 'migration', file, (transaction, sql) =>
      transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      ),
    );
  }
}

const historySql = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text
  );
  create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);
`;

const fileName = /^(?<version>\d{14})_(?<name>.+)\.sql$/;

function listMigrations(folder: string): Migration[] {
  return readFolder(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const { version, name } = fileName.exec(file)?.groups ?? {};
      if (version !== undefined && name !== undefined)
        return { version, name, file: join(folder, file) };
      throw new BackendError(
        `The migration ${join(folder, file)} must be named <14 digits>_<name>.sql, like 20250522120000_jobs.sql.`,
      );
    });
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new BackendError(`The migrations in ${folder} can't be read: ${messageOf(error)}.`);
  }
}

const rowsSchema = z.array(
  z.object({ version: z.string(), statements: z.array(z.string()).nullable() }),
);

/** Version to SQL of what this database has already run. */
async function readApplied(database: PGlite): Promise<Map<string, string | undefined>> {
  const result = await database.query(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const rows = rowsSchema.parse(result.rows);
  return new Map(rows.map(({ version, statements }) => [version, statements?.[0]]));
}

function complainAboutChangedHistory(
  migrations: Migration[],
  applied: Map<string, string | undefined>,
): void {
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  for (const [version, sql] of applied) {
    const migration = known.get(version);
    if (migration === undefined)
      throw new BackendError(
        `The data was made with migration ${version}, which no longer exists: ` +
          'bring it back, or delete the data folder and start again.',
      );
    if (sql !== undefined && sql !== readSql('migration', migration.file))
      throw new BackendError(
        `The migration ${migration.file} was changed after it was applied: ` +
          'put the change into a new migration, or delete the data folder and start again.',
      );
  }
}
