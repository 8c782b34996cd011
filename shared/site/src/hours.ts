import type { OpenDays } from './openingHours.ts';

/** Names of the days, from Sunday, without "-feira". */
export const DAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/**
 * Opening hours as people read them. For a list `lines`: "Segunda a sexta-feira" and "9h-12h e 14h-17h"; within a
 * sentence `sentence`: "de segunda a sexta, das 9h às 12h e das 14h às 17h".
 */
export function describeHours(hours: readonly OpenDays[]) {
  const lines = hours.map(({ days, periods }) => ({
    days: asTitle(days),
    times: periods.map(({ opens, closes }) => `${hour(opens)}-${hour(closes)}`).join(' e '),
  }));
  const parts = hours.map(({ days, periods }) => {
    const times = periods.map(({ opens, closes }) => `das ${hour(opens)} às ${hour(closes)}`);
    return `${within(days)}, ${times.join(' e ')}`;
  });
  return { lines, sentence: parts.join('; ') };
}

/** "09:00" as "9h", "09:30" as "9h30". */
export function hour(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

function asTitle(days: readonly number[]): string {
  const [first, last] = ends(days);
  const words = first === last ? fullName(first) : `${first} a ${fullName(last)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function within(days: readonly number[]): string {
  const [first, last] = ends(days);
  if (first !== last) return `de ${first} a ${last}`;
  return isWeekend(first) ? `aos ${first}s` : `às ${first}s`;
}

function ends(days: readonly number[]): [string, string] {
  return [DAYS[days[0] ?? 0] ?? '', DAYS[days.at(-1) ?? 0] ?? ''];
}

const isWeekend = (day: string) => day === 'sábado' || day === 'domingo';
const fullName = (day: string) => (isWeekend(day) ? day : `${day}-feira`);
