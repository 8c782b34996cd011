import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';

/** Easter is always a Sunday, and not all optional days are kept: Carnival and Corpus Christi are. */
const isKept = (type: string) => type !== 'religious';

/** Whether a day ("2026-12-25") is a holiday of Brazil or of Goiás, optional ones among them. */
export function isHolidayInGoias(date: string): boolean {
  const holidays = getHolidays({ year: Number(date.slice(0, 4)), stateCode: 'GO' });
  return holidays.some(
    (holiday) => isKept(holiday.type) && holiday.date.toISOString().slice(0, 10) === date,
  );
}
