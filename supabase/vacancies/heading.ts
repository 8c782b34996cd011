import { COLUMNS, foldHeader } from './columns.ts';

/** Above a heading there may be a title and empty lines, no more. */
const MAX_LINES_ABOVE = 20;

/** A row of a sheet as text, with the line it begins on. */
export interface Row {
  line: number;
  cells: readonly string[];
  /** Whether a filter, or a hand, has hidden it. */
  isHidden?: boolean | undefined;
}

/** The row of a sheet that names its columns. */
export interface Heading {
  line: number;
  names: readonly string[];
  /** The known column at each place; undefined where the name is unknown. */
  columns: readonly (Column | undefined)[];
  /** Number of known columns; 0 where no row is a heading. */
  known: number;
}

type Column = (typeof COLUMNS)[number];

/** Finds the row with the most known columns among the first ones. A vacancy has a name or a code. */
export function findHeading(rows: readonly Row[]): Heading {
  const none: Heading = { line: 0, names: [], columns: [], known: 0 };
  return rows.slice(0, MAX_LINES_ABOVE).reduce((best, { line, cells }) => {
    const columns = cells.map(columnOf);
    const fields = columns.map((column) => column?.field);
    const known = columns.filter(Boolean).length;
    const isHeading = fields.includes('title') || (fields.includes('code') && known > 1);
    return isHeading && known > best.known ? { line, names: cells, columns, known } : best;
  }, none);
}

/** “Requisitos (um por linha)” is Requisitos. */
function columnOf(cell: string): Column | undefined {
  const name = foldHeader(cell.replace(/\(.*?\)/g, ''));
  return COLUMNS.find(({ names }) => names.includes(name));
}

/** Whether a row is the heading once more, as where two printed halves were put together. */
export function isHeadingAgain(cells: readonly string[], { columns }: Heading): boolean {
  return columns.every((column, at) => !column || column === columnOf(cells[at] ?? ''));
}
