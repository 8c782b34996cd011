import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Windows in Brazil, old Macs, DOS; the first of them that reads as Portuguese. */
const ENCODINGS = ['win1252', 'macroman', 'cp850'];

/** What Portuguese does not have: other signs, those of a sentence within a word, “áo” as DOS's “ço” on a Mac. */
const STRANGE =
  /[^\0-\x7f\u00a0áàâãäéêèëíîïóôõöúûüçñÁÀÂÃÄÉÊÈËÍÎÏÓÔÕÖÚÛÜÇÑºª°§·–—‘’“”•…€²³«»®©™]|(?<=[a-z])[–—‘“”•…«»®©™°§·²³](?=[a-z])|[áàâéíóú](?=[aeo])/g;

/** Letters beyond ASCII in UTF-8, as bytes. */
const UTF8_LETTER = /\xc3[\x80-\xbf]|\xc2[\xa0-\xbf]|\xe2\x80[\x90-\xa6]/;

/**
 * Decodes a text as spreadsheets save it: UTF-8 and UTF-16 with their mark or without, Windows-1252,
 * Mac Roman, DOS (850).
 *
 * @throws Error with two lines that are encoded differently.
 */
export function decodeText(bytes: Buffer): string {
  const isUtf16 = /^(fffe|feff|00..|..00)/.test(bytes.toString('hex', 0, 2));
  if (isUtf16) return iconv.decode(bytes, 'utf-16');
  if (isUtf8(bytes)) return iconv.decode(bytes, 'utf-8');
  refuseMixture(bytes);
  const texts = ENCODINGS.map((encoding) => iconv.decode(bytes, encoding));
  const strange = (text: string) => text.match(STRANGE)?.length ?? 0;
  return texts.sort((one, other) => strange(one) - strange(other))[0] ?? '';
}

/** Two files that were put together without care have lines of both. */
function refuseMixture(bytes: Buffer): void {
  const lines = bytes.toString('latin1').split(/\r\n|\n|\r/);
  const isInUtf8 = (line: string) => isUtf8(Buffer.from(line, 'latin1'));
  const other = lines.findIndex((line) => !isInUtf8(line)) + 1;
  const at = lines.findIndex((line) => isInUtf8(line) && UTF8_LETTER.test(line)) + 1;
  if (at === 0) return;
  throw new Error(
    `Line ${at} is UTF-8 and line ${other} is not: save the whole sheet as “CSV UTF-8” and read that file`,
  );
}
