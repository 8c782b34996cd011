// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { preferencesScript } from '../server/preferencesScript.ts';
import { applyPreferences } from './applyPreferences.ts';
import { PREFERENCES_KEY, TEXT_SIZE } from './preferencesSlice.ts';

const html = document.documentElement;
const shown = () => ({ style: html.getAttribute('style') ?? '', contrast: html.dataset.contrast });

function runHeadScript(stored: string): void {
  localStorage.setItem(PREFERENCES_KEY, stored);
  new Function(preferencesScript().replace(/<\/?script>/g, ''))();
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  html.removeAttribute('style');
  delete html.dataset.contrast;
});

test('the start size leaves the browser its own setting', () => {
  applyPreferences({ textSize: 20, isHighContrast: true });
  expect(shown()).toEqual({ style: '--text-size: 125%;', contrast: 'high' });
  applyPreferences({ textSize: TEXT_SIZE.start, isHighContrast: false });
  expect(shown()).toEqual({ style: '', contrast: undefined });
});

test.each([12, 14, 16, 18, 20, 22, 24])(
  'before first paint, %s px look as they do later',
  (textSize) => {
    for (const isHighContrast of [true, false]) {
      const preferences = { textSize, isHighContrast };
      runHeadScript(JSON.stringify(preferences));
      const early = shown();
      applyPreferences(preferences);
      expect(shown()).toEqual(early);
      applyPreferences({ textSize: TEXT_SIZE.start, isHighContrast: false });
    }
  },
);

test.each([
  'no JSON',
  'null',
  '{}',
  '{"textSize":40,"isHighContrast":true}',
  '{"textSize":17,"isHighContrast":true}',
  '{"textSize":"18","isHighContrast":true}',
  '{"textSize":18,"isHighContrast":"yes"}',
])('before first paint, a corrupt value changes nothing: %s', (stored) => {
  runHeadScript(stored);
  expect(shown()).toEqual({ style: '', contrast: undefined });
});

test('before first paint, a storage that throws is survived', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(() => runHeadScript('{}')).not.toThrow();
});
