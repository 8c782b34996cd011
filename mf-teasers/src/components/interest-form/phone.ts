import { formatPhone } from '@brazilian-utils/brazilian-utils/format-phone';
import { isValidPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone';

const PLAIN = /^[\d\s().-]*$/;
const ABROAD = /^\+(?!55)[\d\s().-]+$/;
const MOST_DIGITS = 11;

/**
 * A Brazilian number with its brackets and hyphen, as far as it is typed. Anything else stays as it
 * is: a number from abroad, with the country's code, with a zero in front, or too long.
 */
export function maskPhone(typed: string): string {
  const digits = digitsOf(typed);
  const isMasked = PLAIN.test(typed) && digits.length > 2 && digits.length <= MOST_DIGITS;
  return isMasked && !digits.startsWith('0') ? formatPhone(digits, { mask: 'nanp' }) : typed;
}

/** Whether it is a telephone: a Brazilian one with its area, or one from abroad with its code. */
export function isPhone(typed: string): boolean {
  const { length } = digitsOf(typed);
  if (ABROAD.test(typed)) return length >= 8 && length <= 15;
  // People write the zero that long-distance calls began with.
  return isValidPhone(typed.replace(/^[\s(]*0(?=[\s(]*[1-9])/, ''));
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
