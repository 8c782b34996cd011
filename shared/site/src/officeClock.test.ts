import { expect, test } from 'vitest';
import { officeClock } from './officeClock.ts';

const DAY_MS = 86_400_000;
const timeZone = 'America/Sao_Paulo';

test('the clock is the one of Goiânia, today and in the next two years', () => {
  const dates = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const times = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });
  const now = Date.now();
  for (let moment = now; moment < now + 730 * DAY_MS; moment += DAY_MS / 4) {
    expect(officeClock(moment)).toEqual({
      date: dates.format(moment),
      time: times.format(moment),
    });
  }
});
