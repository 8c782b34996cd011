/* Typed amounts are counted in whole centavos, so that nothing is lost in adding. */

/** The most that is taken for a cost: R$ 1 million a month. */
export const MAX_CENTAVOS = 100_000_000;

/** An amount, or why the text is none. */
export interface ParsedReais {
  centavos?: number;
  problem?: 'empty' | 'unreadable' | 'zero' | 'tooMuch';
}

/*
 * An optional "R$"; digits, or groups of three by dots; a comma and one or two digits. The keypad of
 * some phones has no comma: after three digits a point counts as a comma.
 */
const AMOUNT = /^(?:r\$)?\s*(\d+|\d{1,3}(?:\.\d{3})+)(?:(?:,|(?<=\d{3})\.)(\d{1,2}))?$/i;

/** Reads "3500", "3.500,00", "R$ 3.500,00", "3500,5", "3500.50"; refuses ambiguous text such as "3.50". */
export function parseReais(text: string): ParsedReais {
  const trimmed = text.trim();
  if (!trimmed) return { problem: 'empty' };
  const [, whole, cents = ''] = trimmed.match(AMOUNT) ?? [];
  if (!whole) return { problem: 'unreadable' };
  const centavos = Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
  if (centavos === 0) return { problem: 'zero' };
  if (centavos > MAX_CENTAVOS) return { problem: 'tooMuch' };
  return { centavos };
}
