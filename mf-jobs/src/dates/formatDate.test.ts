import { expect, test } from 'vitest';
import { formatDay, formatDistance, formatMoment } from './formatDate.ts';

const posted = '2026-03-12T15:00:00.000Z';

test('a day and a moment are the ones where the association is', () => {
  expect(formatDay(posted)).toBe('12/03/2026');
  expect(formatDay('2026-03-12T02:00:00.000Z')).toBe('11/03/2026');
  expect(formatMoment(posted)).toBe('12/03/2026 às 12:00');
});

test('days, months and years are told in the language’s own words, those of the calendar', () => {
  const auto = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
  const words = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' });
  for (const from of ['2025-03-12T15:00:00.000Z', posted]) {
    const anniversaries = Array.from({ length: 30 }, (_, months) => {
      const day = new Date(from);
      return day.setUTCMonth(day.getUTCMonth() + months);
    });
    for (let passed = 0; passed <= 800; passed += 1) {
      const now = Date.parse(from) + passed * 86_400_000;
      const months = anniversaries.findLastIndex((day) => day <= now);
      const years = words.format(-Math.floor(months / 12), 'year');
      const long = months < 12 ? words.format(-months, 'month') : years;
      const expected = passed < 31 ? auto.format(-passed, 'day') : long;
      expect(formatDistance(from, now), `${passed} days after ${from}`).toBe(expected);
    }
  }
});

test.each([
  ['2026-03-12T15:30:00.000Z', 'hoje'],
  ['2026-03-13T03:30:00.000Z', 'ontem'],
  ['2027-03-11T15:00:00.000Z', 'há 11 meses'],
  ['2026-03-01T15:00:00.000Z', ''],
])('at %s that is %j', (now, text) => {
  expect(formatDistance(posted, Date.parse(now))).toBe(text);
});
