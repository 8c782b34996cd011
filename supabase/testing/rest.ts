import pg from 'pg';
import type { Cluster } from './cluster.ts';

/** A session of its own in a database of a cluster, as the superuser. */
export async function openSession({ env }: Cluster, database: string): Promise<pg.Client> {
  const client = new pg.Client({ host: env.PGHOST, user: 'postgres', database });
  await client.connect();
  return client;
}

/** What PostgREST answers to the site's queries, as `anon`: the part of it that the renderer needs. */
export async function restOf(cluster: Cluster, database: string) {
  const session = await openSession(cluster, database);
  await session.query('set role anon');
  const answer: typeof fetch = async (input) => {
    const { pathname, searchParams: asked } = new URL(String(input));
    const table = pathname.replace(/^.*\//, '');
    const filters = [...asked].flatMap(([column, said]) => {
      const [, operator, value] = /^(eq|gte)\.(.*)$/.exec(said) ?? [];
      return operator ? [`${column} ${operator === 'eq' ? '=' : '>='} '${value}'`] : [];
    });
    const where = filters.length > 0 ? `where ${filters.join(' and ')}` : '';
    const order = asked.get('order')?.replaceAll('.', ' ');
    const [from, limit] = [Number(asked.get('offset')), Number(asked.get('limit') ?? 1000)];
    const part = `${order ? `order by ${order}` : ''} offset ${from} limit ${limit}`;
    const rows = `select ${asked.get('select')} from ${table} ${where} ${part}`;
    const found = await session.query(
      `select (select count(*) from ${table} ${where}) as total,
        coalesce((select json_agg(one) from (${rows}) one), '[]') as rows`,
    );
    const [{ total, rows: sent }] = found.rows;
    const range = `${from}-${from + sent.length - 1}/${total}`;
    return Response.json(sent, { headers: { 'content-range': range } });
  };
  return { fetch: answer, end: () => session.end() };
}
