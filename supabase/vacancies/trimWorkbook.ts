import { Unzip, UnzipInflate, zipSync } from 'fflate';

const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/** What is inflated at once: a few MB of cells. */
const SLICE_BYTES = 16_384;
/** Excel leaves the format of a whole column in as many cells; each takes more memory than a vacancy. */
const EMPTY_CELL =
  /<((?:\w+:)?c)\b(?=[^>]* r=")[^>]*(?:\/>|>(?:<(?:\w+:)?v\/>|<(\w+:)?v><\/\2v>)?<\/\1>)/g;
const EMPTY_ROW = /<((?:\w+:)?row)\b(?=[^>]* r=")[^>]*(?:\/>|>\s*<\/\1>)/g;
const CELL = /<(?:\w+:)?c\b[^>]* r="([A-Z]+)(\d+)"/g;
const [MAX_LINES, MAX_LETTERS] = [100_000, 2];

/**
 * Removes the cells and rows with a format and no content from a workbook (.xlsx), part by part: memory never holds
 * a whole sheet of a million formatted rows.
 * @throws Error that names a cell far away from all others.
 */
export function trimWorkbook(bytes: Uint8Array): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  const unzip = new Unzip((file) => {
    const [parts, trim]: [Buffer[], (text: string, isLast: boolean) => string] = [[], trimmer()];
    const decoder = new TextDecoder();
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      const text = () => Buffer.from(trim(decoder.decode(part, { stream: !isLast }), isLast));
      parts.push(WORKSHEET.test(file.name) ? text() : Buffer.from(part));
      if (isLast) files[file.name] = Buffer.concat(parts);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += SLICE_BYTES)
    unzip.push(bytes.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= bytes.length);
  return zipSync(files, { level: 0 });
}

/** Trims a sheet that comes in parts; the unfinished end of a part waits for the next part. */
function trimmer() {
  let rest = '';
  return (part: string, isLast: boolean): string => {
    const text = rest + part;
    const end = isLast ? text.length : Math.max(0, text.lastIndexOf('<', text.lastIndexOf('row ')));
    const whole = text.slice(0, end).replace(EMPTY_CELL, '').replace(EMPTY_ROW, '');
    rest = text.slice(end);
    for (const [, letters = '', line] of whole.matchAll(CELL))
      if (Number(line) > MAX_LINES || letters.length > MAX_LETTERS)
        throw new Error(
          `Cell ${letters}${line} has content far away from the vacancies: delete its row and column, and save the sheet again`,
        );
    return whole;
  };
}
