import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupThousands } from './groupThousands.ts';

test('numbers are grouped as the language does', () => {
  const format = new Intl.NumberFormat('pt-BR');
  fc.assert(
    fc.property(fc.integer(), (count) => {
      expect(groupThousands(count)).toBe(format.format(count));
    }),
  );
});
