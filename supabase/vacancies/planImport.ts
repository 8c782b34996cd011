import { COLUMNS, type SheetRow } from './columns.ts';
import { identifier } from './identify.ts';
import { type ParsedRow, type Problem, quote } from './parseSheet.ts';
import { type Vacancy, vacancySchema } from './vacancy.ts';

/** What an import does with one row. */
export interface Change {
  kind: 'new' | 'changed' | 'closed' | 'unchanged';
  line: number;
  after: Vacancy;
  /** The columns that differ, as a sheet would have them. */
  fields: { name: string; before: string; after: string }[];
}

export type ImportPlan = ReturnType<typeof planImport>;

/**
 * Compares a sheet with the existing vacancies. A field without a column in the sheet stays as it is,
 * an empty cell empties its field; an empty date or state changes nothing. Vacancies that are not in
 * the sheet stay as they are.
 */
export function planImport(rows: readonly ParsedRow[], existing: readonly Vacancy[], now: Date) {
  const known = new Map(existing.map((vacancy) => [vacancy.id, vacancy]));
  const identify = identifier(existing, rows);
  const first = new Map<string, ParsedRow>();
  const [changes, problems]: [Change[], Problem[]] = [[], []];
  for (const parsed of rows) {
    const id = identify(parsed.row);
    const before = known.get(id ?? '');
    const message = problemOf(parsed.row, id, first.get(id ?? ''), before);
    if (message) problems.push({ line: parsed.line, ...message });
    else if (id) changes.push(changeOf(parsed, id, before, now));
    if (id && !first.has(id)) first.set(id, parsed);
  }
  return { changes, problems };
}

function problemOf(
  { code, title }: SheetRow,
  id: string | undefined,
  earlier: ParsedRow | undefined,
  before: Vacancy | undefined,
): Omit<Problem, 'line'> | undefined {
  const column = code ? 'Código' : 'Cargo';
  const said = quote(code || title || '');
  if (!id) return { column, message: `${said} fits several vacancies: say which by Código` };
  if (earlier) {
    const other = quote(earlier.row.code || earlier.row.title || '');
    const message = `${said} is the same vacancy as ${other} in line ${earlier.line}; give each a Código of its own if they are two`;
    return { column, message };
  }
  if (before || title) return undefined;
  return { column, message: `${said} is no vacancy that is there; a new one needs a Cargo` };
}

function changeOf(
  { line, row }: ParsedRow,
  id: string,
  there: Vacancy | undefined,
  now: Date,
): Change {
  const before = there ?? vacancySchema.parse({ id, created_at: now, title: '' });
  const { code: _, state, created_at, ...said } = row;
  const day = created_at && dayOf(created_at) !== dayOf(before.created_at) ? created_at : undefined;
  const closed = { open: null, closed: before.closed_at ?? now.toISOString() };
  const after = vacancySchema.parse({
    ...before,
    ...said,
    created_at: day ?? before.created_at,
    closed_at: state ? closed[state] : before.closed_at,
  });
  const fields = COLUMNS.flatMap(({ field, name }) => {
    const [old, fresh] = [textOf(before, field), textOf(after, field)];
    return old === fresh ? [] : [{ name, before: old, after: fresh }];
  });
  const isClosed = after.closed_at && !before.closed_at;
  const isSame = fields.length === 0;
  const kind = !there ? 'new' : isClosed ? 'closed' : isSame ? 'unchanged' : 'changed';
  return { kind, line, after, fields };
}

function textOf(vacancy: Vacancy, field: keyof SheetRow): string {
  if (field === 'code') return '';
  if (field === 'state') return vacancy.closed_at ? 'encerrada' : 'aberta';
  if (field === 'created_at') return dayOf(vacancy.created_at);
  const value = vacancy[field];
  return typeof value === 'string' ? value : (value?.join(' | ') ?? '');
}

/** The day of a moment in Goiás, as in 31/12/2026. */
function dayOf(moment: string): string {
  return DAY.format(new Date(moment));
}

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });
