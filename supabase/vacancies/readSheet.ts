import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

/** A spreadsheet as text: its first row, and the others with the line they begin on. */
export interface Sheet {
  headers: string[];
  rows: { line: number; cells: string[] }[];
}

const recordSchema = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
});

/**
 * Reads a spreadsheet that was saved as CSV, as offices have it: UTF-8, UTF-16 or Windows-1252,
 * separated by semicolons, commas or tabs, with quotes, line breaks in cells and empty lines.
 *
 * @throws Error in one sentence with the line where it is no CSV, or with what to do.
 */
export function readSheet(bytes: Uint8Array): Sheet {
  const text = decode(bytes);
  const records = parseText(text, separatorOf(text));
  const [first, ...others] = records.filter(({ cells }) => cells.some((cell) => cell.trim()));
  return { headers: first?.cells ?? [], rows: others };
}

/** How files begin that are no text: zipped (xlsx, ods) and old (xls) workbooks. */
const WORKBOOKS = ['504b0304', 'd0cf11e0'];

/** UTF-16 is Excel's “Texto Unicode”; what is no UTF-8 is the CSV that Excel writes in Brazil. */
function decode(bytes: Uint8Array): string {
  const beginning = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (WORKBOOKS.includes(beginning))
    throw unreadable('This is an Excel or LibreOffice file, no CSV');
  if (beginning.startsWith('fffe')) return new TextDecoder('utf-16le').decode(bytes);
  if (beginning.startsWith('feff')) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 2).includes(0)) throw unreadable('The text is UTF-16 without its mark');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function unreadable(what: string): Error {
  return new Error(`${what}: save the sheet as “CSV UTF-8” and read that file`);
}

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const [head = ''] = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .trimStart()
    .split(/\r?\n|\r/, 1);
  const count = (separator: string) => head.split(separator).length;
  return [';', ',', '\t'].sort((one, other) => count(other) - count(one))[0] ?? ';';
}

function parseText(text: string, separator: string): { line: number; cells: string[] }[] {
  try {
    const found: unknown = parse(text, {
      delimiter: separator,
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return z
      .array(recordSchema)
      .parse(found)
      .map(({ record, info }) => ({ line: firstLine(record, info.lines), cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`Line ${String(error.lines ?? '?')} is no CSV: ${error.message}`);
  }
}

/** The library gives the line on which a record ends. */
function firstLine(cells: readonly string[], last: number): number {
  return last - cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
}
