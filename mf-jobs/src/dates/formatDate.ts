import { officeClock } from '@site/site/officeClock.ts';

/* By the association's clock, not by `Intl`, each of whose formats takes a phone 50 to 120 ms during hydration. */

const RECENT = ['hoje', 'ontem', 'anteontem'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** "12/03/2026". */
export function formatDay(moment: string): string {
  return officeClock(Date.parse(moment)).date.split('-').reverse().join('/');
}

/** "12/03/2026 às 14:30". */
export function formatMoment(moment: string): string {
  return `${formatDay(moment)} às ${officeClock(Date.parse(moment)).time}`;
}

/** "há 3 dias", "ontem", "há 2 meses"; nothing for what is still to come. */
export function formatDistance(moment: string, now: number): string {
  const passed = dayNumber(now) - dayNumber(Date.parse(moment));
  if (passed < 0) return '';
  if (passed < 31) return RECENT[passed] ?? `há ${passed} dias`;
  const months = monthsBetween(officeClock(Date.parse(moment)).date, officeClock(now).date);
  if (months < 12) return ago(months, 'mês', 'meses');
  return ago(Math.floor(months / 12), 'ano', 'anos');
}

function ago(count: number, one: string, many: string): string {
  return `há ${count} ${count < 2 ? one : many}`;
}

/** Whole months of the calendar between two days such as "2026-03-12". */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number);
  return (year - fromYear) * 12 + month - fromMonth - Number(day < fromDay);
}

/** Midnights since 1970 where the association is. */
function dayNumber(moment: number): number {
  return Date.parse(officeClock(moment).date) / DAY_MS;
}
