import { expect, test } from 'vitest';
import { describeHours } from './hours.ts';
import { openingHours } from './openingHours.ts';

test.each([
  [
    'Mo-Fr 09:00-12:00,14:00-17:00',
    [{ days: 'Segunda a sexta-feira', times: '9h-12h e 14h-17h' }],
    'de segunda a sexta, das 9h às 12h e das 14h às 17h',
  ],
  [
    'We 08:30-12:00; Sa 08:30-12:00',
    [
      { days: 'Quarta-feira', times: '8h30-12h' },
      { days: 'Sábado', times: '8h30-12h' },
    ],
    'às quartas, das 8h30 às 12h; aos sábados, das 8h30 às 12h',
  ],
])('%s is told as a list and within a sentence', (text, lines, sentence) => {
  expect(describeHours(openingHours.parse(text))).toEqual({ lines, sentence });
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
