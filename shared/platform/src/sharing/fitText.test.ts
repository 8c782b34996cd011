import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText } from './fitText.ts';

/** Every letter is half as wide as high. */
const widthOf = (text: string, size: number) => (text.length * size) / 2;
const box = { width: 300, height: 120, leading: 1.2, sizes: [50, 40, 20, 10], widthOf };

test('a short text stands in one line at the largest size', () => {
  expect(fitText('Ouvidoria', box)).toEqual({ lines: ['Ouvidoria'], size: 50 });
});

test('lines are about as long as each other, not one full and a rest', () => {
  expect(fitText('um dois três quatro', box)).toEqual({
    lines: ['um dois', 'três quatro'],
    size: 50,
  });
});

test('a word too long for the line makes the text smaller', () => {
  expect(fitText('Desenvolvimento', box)).toEqual({ lines: ['Desenvolvimento'], size: 40 });
});

test('whatever the text, its lines fit the height, and the width where words allow it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-zã]{1,20}$/), { minLength: 1, maxLength: 30 }),
      (words) => {
        const { lines, size } = fitText(words.join(' '), box);
        expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
        if (size > 10)
          for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(300);
      },
    ),
  );
});
