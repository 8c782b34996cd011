import * as z from 'zod';

/** Supabase answers with 1,000 rows at most unless told otherwise. */
const ROWS_PER_REQUEST = 1000;

/** What a Supabase client answers; `count` is how many rows there are in all. */
export interface Reply {
  data: unknown;
  error: { message: string } | null;
  count: number | null;
  status: number;
}

const rowsSchema = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));

export type TableRow = z.infer<typeof rowsSchema>[number];

/**
 * Reads the rows of a query in parts. `ask` sends it for the rows at the places `from` to `to`, with
 * their exact count; `most` rows are read.
 * @throws Error when the server answers with an error, with no table, or not with all rows.
 */
export async function readRows(
  ask: (from: number, to: number) => PromiseLike<Reply>,
  most = Number.POSITIVE_INFINITY,
): Promise<{ rows: TableRow[]; total: number }> {
  const all = new Map<unknown, TableRow>();
  for (let from = 0; ; ) {
    const { data, error, count, status } = await ask(from, from + ROWS_PER_REQUEST - 1);
    if (error) throw new Error(error.message || `it answered with status ${status}`);
    const { success, data: rows } = rowsSchema.safeParse(data);
    if (!success || count === null) throw new Error('it answered with no table');
    for (const row of rows) all.set(row.id, row);
    from += rows.length;
    const isAll = from >= Math.min(count, most);
    if (isAll && all.size === from) return { rows: [...all.values()], total: count };
    if (isAll) throw new Error('the table changed while it was read: try again');
    if (rows.length === 0)
      throw new Error(`it sent ${from} of ${count} rows: raise its “Max rows” (max_rows)`);
  }
}
