/** The same day for every visitor: the association's. */
const timeZone = 'America/Sao_Paulo';

const days = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone });
const moments = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone,
});
const daysAgo = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
const distances = new Intl.RelativeTimeFormat('pt-BR');
const DAY_MS = 24 * 60 * 60 * 1000;

/** "12 de março de 2026". */
export function formatDay(moment: string): string {
  return days.format(new Date(moment));
}

/** "12 de março de 2026 às 14:30". */
export function formatMoment(moment: string): string {
  return moments.format(new Date(moment));
}

/** "há 3 dias", "ontem", "há 2 meses"; nothing for what is still to come. */
export function formatDistance(moment: string, now: number): string {
  const passed = dayNumber(now) - dayNumber(Date.parse(moment));
  if (passed < 0) return '';
  if (passed < 31) return daysAgo.format(-passed, 'day');
  if (passed < 365) return distances.format(-Math.floor(passed / 30.44), 'month');
  return distances.format(-Math.floor(passed / 365.25), 'year');
}

/** Midnights since 1970 where the association is: it has had no summer time since 2019. */
function dayNumber(milliseconds: number): number {
  return Math.floor((milliseconds - DAY_MS / 8) / DAY_MS);
}
