import { sha256Of } from '@site/contract/sha256.ts';
import { foldHeader, foldName, type SheetRow } from './columns.ts';
import type { ParsedRow } from './parseSheet.ts';
import type { Vacancy } from './vacancy.ts';

/** Excel takes the zeros before a number: 1 may be 01, 001 … of the sheet before. */
const MAX_ZEROS = 7;

/**
 * Finds the vacancy of a row: by its code, else by its title, company and CEP, as far as the sheet has
 * these columns. A new vacancy gets an id that follows from the row, so that the same sheet read again
 * changes nothing. A row that fits several vacancies gets no id.
 */
export function identifier(
  existing: readonly Vacancy[],
  rows: readonly ParsedRow[],
): (row: SheetRow) => string | undefined {
  const known = new Map(existing.map(({ id, title }) => [id, foldName(title)]));
  const byTitle = Map.groupBy(existing, ({ title }) => foldName(title));
  const codes = rows.flatMap(({ row }) => row.code ?? []);
  return (row) => {
    if (row.code) return formerOf(row, known, codes) ?? ofCode(row.code, known);
    const title = foldName(row.title ?? '');
    const alike = byTitle.get(title)?.filter((one) => isAt(row, one)) ?? [];
    const open = alike.filter(({ closed_at }) => !closed_at);
    const [first, another] = open.length > 0 ? open : alike;
    if (another || first) return another ? undefined : first?.id;
    const key = ['row', row.title, row.company_name, row.location_zip];
    const there = known.get(idOf(...key)) ?? title;
    // Once C and C++ had one id: it stays with the vacancy that has it.
    const isOther = there !== title && foldHeader(there) === foldHeader(title);
    return isOther ? idOf(...key, 'without signs') : idOf(...key);
  };
}

/** The id from earlier versions, which ignored signs in a code, unless another row of this sheet has a claim to it. */
function formerOf(
  { code = '', title = '' }: SheetRow,
  known: ReadonlyMap<string, string>,
  codes: readonly string[],
): string | undefined {
  const id = idOf('code', foldHeader(code));
  if (!known.has(id) || known.has(idOf('code', code))) return undefined;
  const rivals = codes.filter((other) => foldHeader(other) === foldHeader(code));
  const isAlone = rivals.every((other) => foldName(other) === foldName(code));
  return isAlone || known.get(id) === foldName(title) ? id : undefined;
}

function ofCode(code: string, known: ReadonlyMap<string, string>): string | undefined {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(code);
  if (isId) return code.toLowerCase();
  const own = idOf('code', code);
  if (known.has(own) || !/^\d+$/.test(code)) return own;
  const number = code.replace(/^0+(?=\d)/, '');
  const padded = Array.from({ length: MAX_ZEROS + 1 }, (_, zeros) => '0'.repeat(zeros) + number);
  const [found, another] = padded.map((one) => idOf('code', one)).filter((id) => known.has(id));
  return another ? undefined : (found ?? own);
}

function isAt({ company_name, location_zip }: SheetRow, vacancy: Vacancy): boolean {
  const isSame = (said: string | null | undefined, there: string | null) =>
    said === undefined || foldName(said ?? '') === foldName(there ?? '');
  return isSame(company_name, vacancy.company_name) && isSame(location_zip, vacancy.location_zip);
}

/** Version 8 of RFC 9562: an id that is made by a rule of one's own. */
function idOf(...key: readonly (string | null | undefined)[]): string {
  const hash = sha256Of(JSON.stringify(key.map((part) => foldName(part ?? ''))));
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
