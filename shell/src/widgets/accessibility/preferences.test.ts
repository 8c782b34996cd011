// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { applyPreferences, TEXT_SIZE } from './preferences.ts';

test('the start size leaves the browser its own setting', () => {
  const html = document.documentElement;
  const shown = () => [html.getAttribute('style') ?? '', html.dataset.contrast];
  applyPreferences({ textSize: 20, isHighContrast: true });
  expect(shown()).toEqual(['--text-size: 125%;', 'high']);
  applyPreferences({ textSize: TEXT_SIZE.start, isHighContrast: false });
  expect(shown()).toEqual(['', undefined]);
});
