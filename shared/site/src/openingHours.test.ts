import { expect, test } from 'vitest';
import { openingHours } from './openingHours.ts';

test('days and hours are read as schema.org writes them', () => {
  expect(openingHours.parse('Mo-Fr 09:00-12:00,14:00-17:00; Sa 09:00-12:00')).toEqual([
    {
      days: [1, 2, 3, 4, 5],
      periods: [
        { opens: '09:00', closes: '12:00' },
        { opens: '14:00', closes: '17:00' },
      ],
    },
    { days: [6], periods: [{ opens: '09:00', closes: '12:00' }] },
  ]);
});

test.each([
  '',
  'Mo-Fr',
  'Seg-Sex 09:00-12:00',
  'Mo-Fr 9h-12h',
  'Mo-Fr 09:00-25:00',
  'Mo-Fr 12:00-09:00',
  'Mo-Fr 09:00-12:00,11:00-17:00',
  'Mo-Fr 09:00-12:00; Fr 14:00-17:00',
])('%j is refused', (text) => {
  const { error } = openingHours.safeParse(text);
  expect(error?.issues[0]?.message).toContain('days and hours as');
});
