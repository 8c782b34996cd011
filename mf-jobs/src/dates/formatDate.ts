import { officeClock } from '@site/site/officeClock.ts';

/*
 * By the association's clock, the same day for every visitor. Not by `Intl`: a list of vacancies
 * would make three of its formats while it is hydrated, each 50 to 120 ms on a phone. The tests
 * hold these texts against it.
 */

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
  if (passed < 365) return ago(Math.floor(passed / 30.44), 'mês', 'meses');
  return ago(Math.floor(passed / 365.25), 'ano', 'anos');
}

function ago(count: number, one: string, many: string): string {
  return `há ${count} ${count < 2 ? one : many}`;
}

/** Midnights since 1970 where the association is. */
function dayNumber(moment: number): number {
  return Date.parse(officeClock(moment).date) / DAY_MS;
}
