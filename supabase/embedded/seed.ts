import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { runFile } from './sql-file.ts';

/**
 * Runs the seed unless it has run before in this database, so that rows deleted since stay deleted.
 *
 * @throws BackendError naming the file, and where the database says so, the line and column.
 */
export async function applySeed(database: PGlite, seedFile: string): Promise<void> {
  const seeded = await database.query('select 1 from supabase_migrations.seed_files');
  if (seeded.rows.length > 0) return;
  await runFile(database, 'seed', seedFile, (transaction, sql) =>
    transaction.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
      basename(seedFile),
      createHash('sha256').update(sql).digest('hex'),
    ]),
  );
}
