import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test.each([
  // The backend's own message stands behind a sentence of ours.
  [500, { message: 'Falha no banco', code: 'XX000' }, /está com um problema.*“Falha no banco”$/],
  [401, { message: ' JWT expired ' }, /recusou o acesso\. Ele respondeu: “JWT expired”$/],
  [0, { message: 'TypeError: Failed to fetch' }, /conexão com a internet/],
  [200, { message: '<html>' }, /não conseguimos ler/],
  [401, { message: '' }, /recusou o acesso/],
  [429, null, /pedidos demais/],
  [500, { message: '<html><h1>502</h1></html>' }, /está com um problema/],
])('status %i with %o is told in Portuguese', (status, error, text) => {
  expect(failureOf(status, error).message).toMatch(text);
});

test('whatever the backend sends, there is a short message without markup', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 599 }), fc.anything(), (status, error) => {
      const { message } = failureOf(status, error);
      expect(message.length).toBeGreaterThan(0);
      expect(message.length).toBeLessThanOrEqual(320);
      expect(message).not.toContain('<');
    }),
  );
});
