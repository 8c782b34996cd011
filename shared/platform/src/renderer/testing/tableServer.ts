/** A table that a test changes, behind the part of PostgREST that is asked. */
export type TableServer = ReturnType<typeof tableServer>;

/** `count` rows with the ids 1, 2 …, each a day newer than the one before. */
export function tableServer(
  count: number,
  rowOf: (id: string) => Record<string, unknown>,
  isAllowed = (_query: string) => true,
) {
  const rows = new Map<string, Record<string, unknown>>();
  let changes = 0;
  const server = {
    /** Addresses that were asked for. */
    asked: [] as string[],
    /** Whether it answers at all. */
    isUp: true,
    /** Adds or replaces a row, as written now. */
    write(id: string, values: Record<string, unknown> = {}) {
      changes += 1;
      const created_at = new Date(Date.UTC(2025, 0, Number(id) || 1, 15)).toISOString();
      const updated_at = `2026-01-01T00:00:00.${String(changes).padStart(6, '0')}+00:00`;
      rows.set(id, { ...rowOf(id), id, created_at, ...values, updated_at });
    },
    remove(id: string) {
      changes += 1;
      rows.delete(id);
    },
    fetch: async (input: unknown): Promise<Response> => {
      if (!server.isUp) throw new TypeError('fetch failed');
      const { pathname, search, searchParams } = new URL(String(input));
      server.asked.push(pathname + search);
      if (pathname.endsWith('_revision')) return Response.json([{ revision: String(changes) }]);
      if (!isAllowed(search.slice(1))) return new Response('', { status: 400 });
      return answer([...rows.values()], searchParams);
    },
  };
  for (let id = 1; id <= count; id += 1) server.write(String(id));
  return server;
}

function answer(rows: readonly Record<string, unknown>[], asked: URLSearchParams): Response {
  const [column = 'id', direction] = (asked.get('order') ?? 'id').split(/[.,]/);
  const sign = direction === 'desc' ? -1 : 1;
  const id = asked.get('id')?.replace('eq.', '');
  const found = rows
    .filter((row) => !id || row.id === id)
    .toSorted((one, other) => (String(one[column]) < String(other[column]) ? -sign : sign));
  const from = Number(asked.get('offset') ?? 0);
  const sent = found.slice(from, from + Math.min(1000, Number(asked.get('limit') ?? 1000)));
  const range = `${from}-${from + sent.length - 1}/${found.length}`;
  return Response.json(sent, { headers: { 'content-range': range } });
}
