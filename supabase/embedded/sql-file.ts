import { readFileSync } from 'node:fs';
import type { PGlite } from '@supabase/lite/pglite';
import { z } from 'zod';
import { BackendError, messageOf } from './errors.ts';

type Kind = 'migration' | 'seed';
type Transaction = Parameters<Parameters<PGlite['transaction']>[0]>[0];
type Note = (transaction: Transaction, sql: string) => Promise<unknown>;

/** Runs an SQL file and `record` in one transaction. @throws BackendError naming file and place. */
export async function runFile(
  database: PGlite,
  kind: Kind,
  file: string,
  record: Note,
): Promise<void> {
  const sql = readSql(kind, file);
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await record(transaction, sql);
    });
  } catch (error) {
    throw new BackendError(explain(kind, file, sql, error), { cause: error });
  }
}

/** Reads an SQL file with line ends as on Linux, so that a checkout on Windows counts as unchanged. */
export function readSql(kind: Kind, file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch (error) {
    throw new BackendError(`The ${kind} ${file} can't be read: ${messageOf(error)}.`);
  }
}

const databaseErrorSchema = z.object({
  message: z.string(),
  position: z.coerce.number().int().positive().optional().catch(undefined),
  detail: z.string().optional(),
  hint: z.string().optional(),
});

function explain(kind: Kind, file: string, sql: string, error: unknown): string {
  const { message, position, detail, hint } = databaseErrorSchema.parse(error);
  const more = [detail, hint].filter((text) => text !== undefined).map((text) => ` (${text})`);
  return `The ${kind} ${file} failed${place(sql, position)}: ${message}${more.join('')}.`;
}

/** Position counts characters from 1, as Postgres does. */
function place(sql: string, position: number | undefined): string {
  if (position === undefined) return '';
  const before = [...sql].slice(0, position - 1).join('');
  const lines = before.split('\n');
  return ` at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
