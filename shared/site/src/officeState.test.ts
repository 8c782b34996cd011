import { describe, expect, test } from 'vitest';
import { isHolidayInGoias } from './holidays.ts';
import { officeState } from './officeState.ts';
import { openingHours } from './openingHours.ts';

const hours = openingHours.parse('Mo-Fr 09:00-12:00,14:00-17:00');
/** What is said at a time of Goiânia. */
const said = (time: string, at = hours) =>
  officeState(at, new Date(`${time}:00-03:00`), isHolidayInGoias)?.text;

describe('the office answers', () => {
  test.each([
    ['2026-11-18T09:00', 'Respondemos até as 12h'],
    ['2026-11-18T11:59', 'Respondemos até as 12h'],
    ['2026-11-18T12:00', 'Respondemos hoje às 14h'],
    ['2026-11-18T16:59', 'Respondemos até as 17h'],
    ['2026-11-18T17:00', 'Respondemos amanhã às 9h'],
    ['2026-11-18T00:30', 'Respondemos hoje às 9h'],
    ['2026-11-27T17:00', 'Respondemos segunda às 9h'],
    ['2026-11-28T10:00', 'Respondemos segunda às 9h'],
    ['2026-11-29T10:00', 'Respondemos amanhã às 9h'],
  ])('at %s: %s', (time, text) => {
    expect(said(time)).toBe(text);
  });

  test('not on holidays of Brazil and of Goiás', () => {
    // Friday, 20 November, is the day of black awareness; Monday, 26 July 2027, is the state's own.
    expect(said('2026-11-19T18:00')).toBe('Respondemos segunda às 9h');
    expect(said('2026-12-25T10:00')).toBe('Respondemos segunda às 9h');
    expect(said('2027-07-26T10:00')).toBe('Respondemos amanhã às 9h');
  });

  test('at one in the singular, and never where it never opens', () => {
    const early = openingHours.parse('Mo-Fr 01:00-02:00');
    expect(said('2026-11-18T00:30', early)).toBe('Respondemos hoje à 1h');
    expect(officeState(hours, new Date('2026-11-18T12:00:00Z'), () => true)).toBeUndefined();
  });
});
