import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Windows in Brazil, old Macs, DOS; the first of them that reads as Portuguese. */
const ENCODINGS = ['win1252', 'macroman', 'cp850'];

/** Signs that Portuguese does not have, signs of a sentence within a word, and “áo”, which is DOS's “ço” on a Mac. */
const STRANGE =
  /[^\0-\x7f\u00a0áàâãäéêèëíîïóôõöúûüçñÁÀÂÃÄÉÊÈËÍÎÏÓÔÕÖÚÛÜÇÑºª°§·–—‘’“”•…€²³«»®©™]|(?<=[a-z])[–—‘“”•…«»®©™°§·²³](?=[a-z])|[áàâéíóú](?=[aeo])/g;

/**
 * Decodes a text as spreadsheets save it: UTF-8 and UTF-16 with their mark or without, Windows-1252,
 * Mac Roman, DOS (850). Of two encodings in one file, the cells of one are refused (`columns.ts`).
 */
export function decodeText(bytes: Buffer): string {
  const isUtf16 = /^(fffe|feff|00..|..00)/.test(bytes.toString('hex', 0, 2));
  if (isUtf16) return iconv.decode(bytes, 'utf-16');
  if (isUtf8(bytes)) return iconv.decode(bytes, 'utf-8');
  const texts = ENCODINGS.map((encoding) => iconv.decode(bytes, encoding));
  const strange = (text: string) => text.match(STRANGE)?.length ?? 0;
  return texts.sort((one, other) => strange(one) - strange(other))[0] ?? '';
}
