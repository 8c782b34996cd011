import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';

/** Whether a day ("2026-12-25") is a holiday of Brazil or of Goiás, optional ones among them. */
export function isHolidayInGoias(date: string): boolean {
  const holidays = getHolidays({ year: Number(date.slice(0, 4)), stateCode: 'GO' });
  // Easter is always a Sunday, and not all optional days are kept: Carnival and Corpus Christi are.
  const kept = holidays.filter(({ type }) => type !== 'religious');
  return kept.some((holiday) => holiday.date.toISOString().slice(0, 10) === date);
}
