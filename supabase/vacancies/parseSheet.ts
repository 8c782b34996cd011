import { COLUMNS, rowSchema, type SheetRow } from './columns.ts';
import { type Heading, isHeadingAgain, type Row } from './heading.ts';
import type { Sheet } from './readSheet.ts';

/** A cell that cannot be taken. */
export interface Problem {
  line: number;
  column: string;
  message: string;
}

/** A row that can be taken: what the sheet says of a vacancy. */
export interface ParsedRow {
  line: number;
  row: SheetRow;
}

export type ParsedSheet = ReturnType<typeof parseSheet>;

/**
 * Checks a sheet cell by cell; what is not valid is reported with its line, column and what was expected. `ignored`:
 * lines and columns that say nothing of a vacancy; `hidden`: lines that the sheet hides, read as the others.
 */
export function parseSheet({ heading, rows }: Sheet) {
  const { names, columns, line } = heading;
  const unknown = names.filter((name, at) => name.trim() && !columns[at]);
  const ignored = unknown.map((name) => `column ${name.trim()}`);
  if (line > 1) ignored.unshift(`what is above line ${line}`);
  const problems = headingProblems(heading);
  const [parsed, hidden]: [ParsedRow[], number[]] = [[], []];
  if (problems.length > 0) return { rows: parsed, problems, ignored, hidden };
  for (const row of rows) {
    if (isHeadingAgain(row.cells, heading)) ignored.push(`line ${row.line}: the heading again`);
    else if (!isEmpty(row, heading)) {
      problems.push(...cellsWithoutHeading(row, names));
      const { data, found } = parseRow(row, heading);
      problems.push(...found);
      if (data) parsed.push({ line: row.line, row: data });
      if (row.isHidden) hidden.push(row.line);
    }
  }
  return { rows: parsed, problems, ignored, hidden };
}

/** Whether a row has values only in ignored columns, such as a row number. */
function isEmpty({ cells }: Row, { names, columns }: Heading): boolean {
  return cells.every((cell, at) => !cell.trim() || (names[at]?.trim() && !columns[at]));
}

function parseRow({ line, cells }: Row, { names, columns }: Heading) {
  // In a row that is shorter than the heading, the last columns are missing, not empty.
  const texts = cells.flatMap((text, at) => (columns[at] ? [[columns[at].field, text]] : []));
  const given: Record<string, string> = Object.fromEntries(texts);
  const { data, error } = rowSchema.safeParse(given);
  const found = error?.issues.map(({ path: [field], message }): Problem => {
    const name = names[columns.findIndex((column) => column?.field === field)] ?? '';
    const text = given[String(field)] ?? '';
    return { line, column: name.trim(), message: `${quote(text)}, expected ${message}` };
  });
  return { data, found: found ?? [] };
}

/** A separator in a text without quotes moves the next cells to the right, the last one beyond the heading. */
function cellsWithoutHeading({ line, cells }: Row, names: readonly string[]): Problem[] {
  return cells.flatMap((cell, at) => {
    if (!cell.trim() || names[at]?.trim()) return [];
    const message = `${quote(cell)}, expected nothing: the heading has no name for this cell (a separator inside a text needs quotes around it)`;
    return [{ line, column: String(at + 1), message }];
  });
}

function headingProblems({ line, names, columns }: Heading): Problem[] {
  const twice = columns.flatMap((column, at) =>
    column && columns.indexOf(column) < at
      ? [{ line, column: names[at] ?? '', message: `the column ${column.name} is there twice` }]
      : [],
  );
  if (columns.length > 0) return twice;
  const known = COLUMNS.map(({ name }) => name).join(', ');
  return [
    { line: 1, column: 'Cargo', message: `no column of this name; known columns are ${known}` },
  ];
}

/** What a cell holds, for a message. */
export function quote(text: string): string {
  const short = text.trim().replaceAll('\0', '␀');
  if (!short) return 'empty';
  return `“${short.length > 60 ? `${short.slice(0, 60)}…` : short}”`;
}
