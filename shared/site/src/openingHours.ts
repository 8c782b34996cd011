import * as z from 'zod';

/** Days as `Date` counts them, Sunday is 0, and the hours of all of them. */
export interface OpenDays {
  readonly days: readonly number[];
  readonly periods: readonly { readonly opens: string; readonly closes: string }[];
}

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const DAY = `(?:${DAYS.join('|')})`;
const RULE = new RegExp(`^(${DAY})(?:-(${DAY}))? (${TIME}-${TIME}(?:,${TIME}-${TIME})*)$`);

/** As schema.org and OpenStreetMap write them: `Mo-Fr 09:00-12:00,14:00-17:00; Sa 09:00-12:00`. */
export const openingHours = z.string().transform((text, context): readonly OpenDays[] => {
  const rules = text.split(';').map((rule) => parseRule(rule.trim()));
  const found = rules.filter((rule) => rule !== undefined);
  const days = found.flatMap((rule) => rule.days);
  if (found.length === rules.length && new Set(days).size === days.length) return found;
  context.addIssue('days and hours as "Mo-Fr 09:00-12:00,14:00-17:00; Sa 09:00-12:00"');
  return z.NEVER;
});

function parseRule(rule: string): OpenDays | undefined {
  const [, from, to = from, times] = rule.match(RULE) ?? [];
  if (!from || !to || !times) return undefined;
  const periods = times.split(',').map((period) => {
    const [opens = '', closes = ''] = period.split('-');
    return { opens, closes };
  });
  const bounds = periods.flatMap(({ opens, closes }) => [opens, closes]);
  const isRising = bounds.every((time, index) => index === 0 || (bounds[index - 1] ?? '') < time);
  return isRising ? { days: daysBetween(from, to), periods } : undefined;
}

function daysBetween(from: string, to: string): number[] {
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => (first + step) % 7);
}
