const OPERATORS: Record<string, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};
const RESERVED = ['select', 'order', 'limit', 'offset'];
const COLUMN = /^[a-z_]+$/;

/**
 * SQL for a question as the site asks PostgREST: columns, comparisons, order, limit, offset. The
 * answer is one row: the rows as JSON, a bar, and how many there are in all.
 * @throws Error at what the site never asks.
 */
export function sqlFor(table: string, query: URLSearchParams): string {
  const names = (query.get('select') ?? '*').split(',');
  const where = [...query]
    .filter(([name]) => !RESERVED.includes(name))
    .map(([name, value]) => condition(name, value));
  const order = (query.get('order') ?? '').split(',').filter(Boolean).map(ordering);
  const columns = names.map((name) => (name === '*' ? name : column(name))).join(', ');
  const filter = where.length > 0 ? `where ${where.join(' and ')}` : '';
  const sorted = order.length > 0 ? `order by ${order.join(', ')}` : '';
  const limit = Math.min(Number(query.get('limit') ?? 1000), 1000);
  const offset = Number(query.get('offset') ?? 0);
  return `begin read only; set local role anon;
    select (select coalesce(json_agg(one), '[]') from (
      select ${columns} from public.${column(table)} ${filter} ${sorted} limit ${limit} offset ${offset}
    ) one), (select count(*) from public.${column(table)} ${filter})`;
}

function condition(name: string, value: string): string {
  const [operator = ''] = value.split('.', 1);
  const text = value.slice(operator.length + 1);
  if (operator === 'is') return `${column(name)} is ${text === 'null' ? 'null' : 'not null'}`;
  if (operator === 'in') {
    const items = text.slice(1, -1).split(',');
    return `${column(name)}::text in (${items.map((item) => quoted(item.replaceAll('"', ''))).join(', ')})`;
  }
  const sign = OPERATORS[operator];
  if (!sign) throw new Error(`${name}=${value} is not asked by the site.`);
  return `${column(name)} ${sign} ${quoted(text)}`;
}

function ordering(term: string): string {
  const [name = '', direction = 'asc'] = term.split('.');
  return `${column(name)} ${direction === 'desc' ? 'desc' : 'asc'}`;
}

function column(name: string): string {
  if (!COLUMN.test(name)) throw new Error(`${name} is no column.`);
  return name;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
