import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colors = Record<string, string>;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

function readColors(file: string): Colors {
  const found = read(file).matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colors: Colors, front: string, back: string): number {
  const [low = 0, high = 0] = [front, back]
    .map((name) => luminance(colors[name] ?? 'missing'))
    .sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

const normal = readColors('./theme.css');
const high = { ...normal, ...readColors('./high-contrast.css') };

// What stands on a page, e2e/platform/every-page.spec.ts measures.
test.each([
  ['on-green', 'green-dark'],
  ['on-gold', 'gold-light'],
  ['on-chat', 'chat-dark'],
  ['green', 'error-light'],
  ['error', 'error-light'],
])('%s can be read on %s, better in high contrast', (front, back) => {
  expect(contrast(normal, front, back)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(high, front, back)).toBeGreaterThanOrEqual(7);
});

test.each(['sand', 'paper', 'moss'])('the edge of a field can be seen on %s', (back) => {
  expect(contrast(normal, 'control', back)).toBeGreaterThanOrEqual(3);
});

test('high contrast is black, white and yellow and leaves no colour out', () => {
  const redefined = readColors('./high-contrast.css');
  const [, surface = ''] = /@utility surface-light \{([^}]*)/.exec(read('./utilities.css')) ?? [];
  const follows = (name: string) => surface.includes(`--color-${name}: var(`);
  const kept = Object.keys(normal).filter((name) => !(name in redefined) && !follows(name));
  expect(kept).toEqual([]);
  expect([...new Set(Object.values(redefined))].sort()).toEqual(['#000000', '#ffe600', '#ffffff']);
});
