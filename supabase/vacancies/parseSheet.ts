import { createHash } from 'node:crypto';
import { COLUMNS, foldHeader, type SheetRow } from './columns.ts';
import type { Sheet } from './readSheet.ts';

/** A cell that cannot be taken. */
export interface Problem {
  line: number;
  column: string;
  message: string;
}

/** A row that can be taken: which vacancy it is, and what the sheet says of it. */
export interface ParsedRow {
  line: number;
  id: string;
  row: SheetRow;
}

export interface ParsedSheet {
  rows: ParsedRow[];
  problems: Problem[];
  /** Unknown headers; their cells are left out. */
  ignored: string[];
}

const EMPTY: SheetRow = {
  ...{ code: '', title: '', company: '', description: '', zip: '', date: '', picture: '' },
  ...{ details: '', requirements: [], benefits: [], state: '' },
};

/** Checks a sheet cell by cell; what is not valid is reported with its line, column and what was expected. */
export function parseSheet({ headers, rows }: Sheet): ParsedSheet {
  const columns = headers.map((header) =>
    COLUMNS.find(({ names }) => names.includes(foldHeader(header))),
  );
  const ignored = headers.filter((header, at) => header.trim() && !columns[at]);
  const problems = headerProblems(headers, columns);
  if (problems.length > 0) return { rows: [], problems, ignored };
  const parsed = rows.map(({ line, cells }) => {
    const row: SheetRow = { ...EMPTY };
    columns.forEach((column, at) => {
      if (!column) return;
      const text = cells[at] ?? '';
      // Postgres takes no NUL in a text.
      const cell = text.includes('\0')
        ? { expected: 'text without the character NUL (␀): type the cell anew' }
        : column.parse(text);
      if ('expected' in cell) {
        const message = `${quote(text)}, expected ${cell.expected}`;
        problems.push({ line, column: headers[at] ?? column.name, message });
      } else Object.assign(row, { [column.field]: cell.value });
    });
    return { line, id: idOf(row), row };
  });
  return { rows: parsed, problems: [...problems, ...repeated(parsed)], ignored };
}

type Found = (typeof COLUMNS)[number] | undefined;

function headerProblems(headers: readonly string[], columns: readonly Found[]): Problem[] {
  const problem = (column: string, message: string) => ({ line: 1, column, message });
  const twice = columns.flatMap((column, at) =>
    column && columns.indexOf(column) < at
      ? [problem(headers[at] ?? '', `the column ${column.name} is there twice`)]
      : [],
  );
  const titles = COLUMNS.find(({ field }) => field === 'title');
  if (columns.includes(titles)) return twice;
  const known = COLUMNS.map(({ name }) => name).join(', ');
  return [...twice, problem('Cargo', `no column of this name; known columns are ${known}`)];
}

/**
 * The id of a vacancy: of its code, or where the sheet has none of what it is called, whose it is
 * and where, so that the same sheet read again changes nothing.
 */
function idOf({ code, title, company, zip }: SheetRow): string {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(code);
  if (isId) return code.toLowerCase();
  const key = code ? ['code', code] : ['row', title, company, zip];
  const hash = createHash('sha256')
    .update(JSON.stringify(key.map(foldHeader)))
    .digest('hex');
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ];
  // Version 8 of RFC 9562: made by a rule of one's own.
  return `${a}-${b}-8${c}-8${d}-${e}`;
}

function repeated(rows: readonly ParsedRow[]): Problem[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ id, line, row }) => {
    const first = lines.get(id);
    lines.set(id, first ?? line);
    if (first === undefined || !row.title) return [];
    const message = row.code
      ? `${quote(row.code)} is also in line ${first}; each vacancy needs a code of its own`
      : `the same vacancy as in line ${first}; give each a code (column Código) if they are two`;
    return [{ line, column: row.code ? 'Código' : 'Cargo', message }];
  });
}

function quote(text: string): string {
  const short = text.trim().replaceAll('\0', '␀');
  if (!short) return 'empty';
  return `“${short.length > 60 ? `${short.slice(0, 60)}…` : short}”`;
}
