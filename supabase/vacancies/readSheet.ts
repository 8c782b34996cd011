import { CsvError, parse } from 'csv-parse/sync';
import {
  type Cell,
  formatValue,
  isInRange,
  readOds,
  readXlsx,
  type Sheet as Worksheet,
} from 'hucre';
import { decodeText } from './decodeText.ts';
import { findHeading, type Row } from './heading.ts';
import { hiddenRows } from './hiddenRows.ts';
import { trimWorkbook } from './trimWorkbook.ts';

/** A spreadsheet as text: the row that names its columns, and what is below it. */
export type Sheet = Awaited<ReturnType<typeof readSheet>>;

/** How files begin that are no text: zipped (xlsx, ods) and old (xls) or locked workbooks. */
const [ZIPPED, OLD] = ['504b0304', 'd0cf11e0'];
const SEPARATORS = [';', ',', '\t', '|'];

/**
 * Reads a spreadsheet as offices have it: a workbook (.xlsx, .ods), of which the first sheet with
 * a heading counts, or a CSV in any encoding and with any separator.
 *
 * @throws Error in one sentence: the line that is no CSV, or what to do.
 */
export async function readSheet(bytes: Buffer) {
  const beginning = bytes.toString('hex', 0, 4);
  // Without its merged cells and number formats an old workbook would be read with gaps.
  if (beginning === OLD)
    throw new Error(
      'It is an old workbook (.xls), or has a password: save it as .xlsx without one',
    );
  const tables = beginning === ZIPPED ? await workbookTables(bytes) : [textRows(decodeText(bytes))];
  const sheets = tables.map((rows) => ({ rows, heading: findHeading(rows) }));
  const { rows, heading } = sheets.find((sheet) => sheet.heading.known > 0) ?? NO_SHEET;
  return { heading, rows: rows.filter(({ line }) => line > heading.line) };
}

const NO_SHEET = { rows: [], heading: findHeading([]) };

async function workbookTables(bytes: Buffer): Promise<Row[][]> {
  const isOds = bytes.subarray(0, 100).includes('mimetypeapplication/vnd.oasis');
  const options = { readStyles: true };
  const { sheets } = await (isOds
    ? readOds(bytes, options)
    : readXlsx(trimWorkbook(bytes), options));
  const hiddenIn = isOds ? hiddenRows(bytes) : [];
  const tables = sheets.map((sheet, at) =>
    sheet.rows.map((values, row) => ({
      line: row + 1,
      isHidden: hiddenIn[at]?.has(row) ?? sheet.rowDefs?.get(row)?.hidden,
      cells: values.map((_, column) => textOf(sheet, row, column)),
    })),
  );
  return tables.filter((_, at) => !sheets[at]?.hidden && !sheets[at]?.veryHidden);
}

/** A cell as the sheet shows it. Of merged cells each has the text of the first. */
function textOf(sheet: Worksheet, row: number, column: number): string {
  const merged = sheet.merges?.find((range) => isInRange(row, column, range));
  const [top, left] = [merged?.startRow ?? row, merged?.startCol ?? column];
  const { type, style, formulaResult }: Partial<Cell> = sheet.cells?.get(`${top},${left}`) ?? {};
  const value = sheet.rows[top]?.[left] ?? formulaResult ?? null;
  if (value === null) return type === 'formula' ? '#VALOR!' : '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'number') return String(value);
  const format = style?.numFmt ?? '';
  // 00000-000 keeps the zeros of a CEP, 000 those of a code.
  return /^0[0.\\" -]*$/.test(format)
    ? formatValue(value, format)
    : String(value).replace('.', ',');
}

/** The rows of a text. Its separator is the one between the names of its columns; Excel may say it in `sep=;`. */
function textRows(text: string): Row[] {
  const [, said] = /^sep=(.)(?=\r|\n)/i.exec(text) ?? [];
  // DOS ends a text with \x1a.
  const body = text
    .replace(/^sep=./i, '')
    .replaceAll('\x1a', '')
    .trimEnd();
  const lines = body.split(/[\r\n]+/);
  const namesBy = (separator: string) =>
    findHeading(lines.map((line) => ({ line: 0, cells: line.split(separator) }))).known;
  const [likeliest = ';'] = SEPARATORS.toSorted((one, other) => namesBy(other) - namesBy(one));
  return parseText(body, said ?? likeliest);
}

function parseText(text: string, delimiter: string): Row[] {
  const rows: Row[] = [];
  const options = { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true };
  try {
    parse(text, {
      ...options,
      on_record: (cells: string[], { lines }) => {
        rows.push({ line: firstLine(cells, lines), cells });
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`Line ${String(error.lines ?? '?')} is no CSV: ${error.message}`);
  }
}

/** The library gives the line on which a record ends. */
function firstLine(cells: readonly string[], last: number): number {
  return last - cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}
