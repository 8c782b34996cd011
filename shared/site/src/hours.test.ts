import { expect, test } from 'vitest';
import { describeHours } from './hours.ts';

test('the hours of the office are told as a list and within a sentence', () => {
  const weekdays = [1, 2, 3, 4, 5];
  const periods = [
    { opens: '09:00', closes: '12:00' },
    { opens: '14:00', closes: '17:00' },
  ];
  expect(describeHours([{ days: weekdays, periods }])).toEqual({
    lines: [{ days: 'Segunda a sexta-feira', times: '9h-12h e 14h-17h' }],
    sentence: 'de segunda a sexta, das 9h às 12h e das 14h às 17h',
  });
});

test('single days and half hours have their words', () => {
  const periods = [{ opens: '08:30', closes: '12:00' }];
  expect(
    describeHours([
      { days: [3], periods },
      { days: [6], periods },
    ]),
  ).toEqual({
    lines: [
      { days: 'Quarta-feira', times: '8h30-12h' },
      { days: 'Sábado', times: '8h30-12h' },
    ],
    sentence: 'às quartas, das 8h30 às 12h; aos sábados, das 8h30 às 12h',
  });
});
