import { DAYS, hour } from './hours.ts';
import { officeClock } from './officeClock.ts';
import type { OpenDays } from './openingHours.ts';

/** A day as holidays name it: "2026-12-25". */
export type IsHoliday = (date: string) => boolean;

export type OfficeState = ReturnType<typeof officeState>;

const DAY_MS = 86_400_000;
/** Further ahead than any row of holidays. */
const DAYS_AHEAD = 15;

/**
 * Whether the office answers now, and until or from when: "Respondemos até as 17h", "Respondemos amanhã às 9h". Nothing
 * where it stays closed for two weeks.
 */
export function officeState(hours: readonly OpenDays[], now: Date, isHoliday: IsHoliday) {
  const { date, time } = officeClock(now.getTime());
  // Noon in UTC: a day later is then always the next day.
  const noon = Date.parse(`${date}T12:00:00Z`);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = new Date(noon + ahead * DAY_MS);
    if (isHoliday(day.toISOString().slice(0, 10))) continue;
    const open = hours.find(({ days }) => days.includes(day.getUTCDay()));
    const next = open?.periods.find(({ closes }) => ahead > 0 || time < closes);
    if (!next) continue;
    if (ahead === 0 && next.opens <= time) {
      return { isOpen: true, text: `Respondemos até ${at('as', next.closes)}` };
    }
    return {
      isOpen: false,
      text: `Respondemos ${dayName(day, ahead)} ${at('às', next.opens)}`,
    };
  }
  return undefined;
}

function dayName(day: Date, ahead: number): string {
  if (ahead < 2) return ahead === 0 ? 'hoje' : 'amanhã';
  const name = DAYS[day.getUTCDay()] ?? '';
  return ahead < 7 ? name : `${name}, dia ${day.getUTCDate()},`;
}

/** One o'clock is singular: "à 1h", "até a 1h". */
function at(word: 'as' | 'às', time: string): string {
  const isOne = time.startsWith('01');
  return `${isOne ? word.slice(0, -1) : word} ${hour(time)}`;
}
