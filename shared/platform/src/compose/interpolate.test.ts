// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of docker compose are what is tested.
import { describe, expect, it } from 'vitest';
import { interpolate } from './interpolate.ts';

describe('variables in the compose file', () => {
  const environment = { SET: 'value', EMPTY: '' };

  it.each([
    ['$SET and ${SET}', 'value and value'],
    ['$MISSING|${MISSING}', '|'],
    ['${EMPTY:-a}${EMPTY-b}${MISSING:-c}${MISSING-d}', 'acd'],
    ['${SET:+a}${EMPTY:+b}${EMPTY+c}${MISSING+d}', 'ac'],
    ['${MISSING:-${SET:+https://$SET}}!', 'https://value!'],
    ['a $$SET', 'a $SET'],
    ['100 $ and {}', '100 $ and {}'],
  ])('%s becomes %s', (text, expected) => {
    expect(interpolate(text, environment)).toBe(expected);
  });

  it('that are needed and missing are named', () => {
    expect(() => interpolate('${MISSING:?set it in .env}', environment)).toThrow(
      'MISSING is missing: set it in .env.',
    );
    expect(() => interpolate('${SET', environment)).toThrow('never closed');
  });
});
