// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { popupRecord, recordDismissed, recordShown } from './popupRecords.ts';

beforeEach(() => localStorage.clear());

test('opening stores a timestamp under popup_{id}_last_shown and nothing else', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  recordShown('home');
  vi.useRealTimers();
  expect({ ...localStorage }).toEqual({ popup_home_last_shown: '1800000000000' });
  expect(popupRecord('home')).toEqual({ dismissed: false, lastShown: 1_800_000_000_000 });
});

test("dismissing stores 'true' under popup_{id}_dismissed", () => {
  recordDismissed('certificacao');
  expect({ ...localStorage }).toEqual({ popup_certificacao_dismissed: 'true' });
  expect(popupRecord('certificacao').dismissed).toBe(true);
  expect(popupRecord('home').dismissed).toBe(false);
});

test.each(['ontem', '', '-5', '{}', '"1800000000000"'])('a corrupt time %o is no time', (text) => {
  localStorage.setItem('popup_home_last_shown', text);
  localStorage.setItem('popup_home_dismissed', text);
  expect(popupRecord('home')).toEqual({ dismissed: false, lastShown: null });
});
