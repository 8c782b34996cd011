import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { buildPage } from '../testing/buildPage.ts';
import { certificateOffers } from './certificates.ts';
import { certificateOffers as schema } from './fields.ts';

test.each(Object.keys(routes))('the content of %s keeps its schema', (path) => {
  expect(() => buildPage(path)).not.toThrow();
});

test.each(Object.keys(routes))('the title and description of %s are cut nowhere', (path) => {
  const { head } = buildPage(path);
  expect(head.title.length).toBeLessThanOrEqual(60);
  expect(head.description.length).toBeLessThanOrEqual(160);
});

const mistakes = [
  ['a price without its currency', { price: '150,00' }, 'R$ 150,00'],
  ['a price with a point for the cents', { price: 'R$ 150.00' }, 'R$ 150,00'],
  ['a type that does not exist', { type: 'A2' }, '"A1"|"A3"'],
  ['an unknown field', { prize: 'R$ 1,00' }, 'prize'],
] as const;

test.each(mistakes)('%s stops the build with a hint', (_, change, hint) => {
  const [first, ...rest] = certificateOffers;
  const parsed = schema.safeParse([{ ...first, ...change }, ...rest]);
  expect(parsed.error?.issues[0]?.message).toContain(hint);
});

test('a renewal on a second offer stops the build', () => {
  const parsed = schema.safeParse(
    certificateOffers.map((offer) => ({ ...offer, renewalPrice: 'R$ 90' })),
  );
  expect(parsed.error?.issues[0]?.message).toContain('exactly one offer has a renewal');
});
