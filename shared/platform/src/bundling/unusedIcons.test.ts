import { expect, test } from 'vitest';
import { namesIn, onlyNamed } from './unusedIcons.ts';

const code = `const half = 'a';
export const paths = { check: 'M1', 'arrow-left': \`M2\${half}\`, sun: 'M3' };
export const areas = { sun: 'M4' };`;

test('a table keeps the rows that are named, and what stands around it', () => {
  const lean = onlyNamed(code, 'paths', new Set(['arrow-left', 'check']));
  expect(lean).toContain("{check: 'M1','arrow-left': `M2${");
  expect(lean).not.toContain('M3');
  expect(lean).toContain("const half = 'a'");
  expect(lean).toContain("areas = { sun: 'M4' }");
});

test('names are whole words in quotes, as an attribute, an argument or a key of a table', () => {
  const text = `<Icon name="check" /> icon: 'arrow-left', { [\`sun\`]: 1 } "a longer text" minus`;
  expect([...namesIn([text])]).toEqual(['check', 'arrow-left', 'sun']);
});

test('a module without the table is an error, not a page without icons', () => {
  expect(() => onlyNamed(code, 'iconPaths', new Set())).toThrow('No table iconPaths');
});
