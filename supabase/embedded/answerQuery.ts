import { isAllowedQuery, QUERIES_PATH, REVISION_QUERY } from '@site/contract/queries.ts';
import * as z from 'zod';
import type { Database } from './prepare.ts';

/** As everywhere: `max_rows` of config.toml. */
const MAX_ROWS = 1000;

const OFFERS = `
  with offers as (
    select * from public.jobs where type = 'job_offer' and ($1::uuid is null or id = $1)
  )
  select coalesce(json_agg(part), '[]')::text as body, count(*)::int as sent,
    (select count(*) from offers)::int as total
  from (select * from offers order by created_at desc, id desc offset $2 limit $3) as part`;

const answerSchema = z.tuple([z.object({ body: z.string(), sent: z.number(), total: z.number() })]);

/** Whether the site sends this query. */
export function isSent({ pathname, search }: URL): boolean {
  if (pathname + search === REVISION_QUERY) return true;
  return pathname === QUERIES_PATH && isAllowedQuery(search.slice(1));
}

/**
 * What PostgREST answers to a query of the site: the rows as JSON, and how many there are.
 * @throws Error when the database says no.
 */
export async function answerQuery(
  database: Pick<Database, 'query'>,
  { pathname, searchParams }: URL,
): Promise<Response> {
  if (pathname !== QUERIES_PATH)
    return Response.json((await database.query('select revision from public.jobs_revision')).rows);
  const id = searchParams.get('id')?.replace('eq.', '') ?? null;
  const from = Number(searchParams.get('offset'));
  const limit = Math.min(MAX_ROWS, Number(searchParams.get('limit') ?? MAX_ROWS));
  const { rows } = await database.query(OFFERS, [id, from, limit]);
  const [{ body, sent, total }] = answerSchema.parse(rows);
  const range = sent > 0 ? `${from}-${from + sent - 1}` : '*';
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-range': `${range}/${total}`,
  };
  return new Response(body, { headers });
}
