import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, formatDistance, formatMoment } from './formatDate.ts';

const posted = '2026-03-12T15:00:00.000Z';

test.each([
  ['2026-03-12T15:30:00.000Z', 'hoje'],
  ['2026-03-13T03:30:00.000Z', 'ontem'],
  ['2026-03-15T15:00:00.000Z', 'há 3 dias'],
  ['2026-05-20T15:00:00.000Z', 'há 2 meses'],
  ['2027-04-12T15:00:00.000Z', 'há 1 ano'],
  ['2028-04-12T15:00:00.000Z', 'há 2 anos'],
  ['2026-03-01T15:00:00.000Z', ''],
])('at %s that is %j', (now, text) => {
  expect(formatDistance(posted, Date.parse(now))).toBe(text);
});

test('they are the texts that the language’s own formats would give where the association is', () => {
  const timeZone = 'America/Sao_Paulo';
  const days = new Intl.DateTimeFormat('pt-BR', { timeZone });
  const times = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone });
  // Since there is no summer time any more.
  const min = new Date('2020-01-01T00:00:00Z');
  fc.assert(
    fc.property(
      fc.date({ min, max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true }),
      (date) => {
        expect(formatDay(date.toISOString())).toBe(days.format(date));
        expect(formatMoment(date.toISOString())).toBe(
          `${days.format(date)} às ${times.format(date)}`,
        );
      },
    ),
  );
  const distances = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
  for (let passed = 0; passed < 31; passed += 1) {
    const now = Date.parse(posted) + passed * 86_400_000;
    expect(formatDistance(posted, now)).toBe(distances.format(-passed, 'day'));
  }
});
