import { pageContentSchema } from '@site/content/page.ts';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { routes } from '../routes.ts';
import { certificates } from './certificates.ts';
import { certificatesSchema } from './certificates-schema.ts';

const contents = import.meta.glob('../pages/*/content.ts', { eager: true, import: 'content' });
const schemas = import.meta.glob<z.ZodType>('../pages/*/schema.ts', {
  eager: true,
  import: 'schema',
});

test.each(Object.values(routes))('the content of %s keeps its schema', (folder) => {
  const schema = schemas[`../pages/${folder}/schema.ts`];
  expect(schema?.safeParse(contents[`../pages/${folder}/content.ts`]).error?.issues).toBe(
    undefined,
  );
});

test.each(Object.values(routes))('the title and description of %s are cut nowhere', (folder) => {
  const { head } = pageContentSchema.parse(contents[`../pages/${folder}/content.ts`]);
  expect(head.title.length).toBeLessThanOrEqual(60);
  expect(head.description.length).toBeLessThanOrEqual(160);
});

const mistakes = [
  ['a price without its currency', { price: '150,00' }, 'R$ 150,00'],
  ['a price with a point for the cents', { price: 'R$ 150.00' }, 'R$ 150,00'],
  ['a type that does not exist', { type: 'A2' }, '"A1"|"A3"'],
  ['a field nobody knows', { prize: 'R$ 1,00' }, 'prize'],
] as const;

test.each(mistakes)('%s stops the build with a hint', (_, change, hint) => {
  const [first, ...rest] = certificates;
  const parsed = certificatesSchema.safeParse([{ ...first, ...change }, ...rest]);
  expect(parsed.error?.issues[0]?.message).toContain(hint);
});

test('a renewal on a second offer stops the build', () => {
  const renewal = { price: 'R$ 90', message: 'Olá! Gostaria de renovar.' };
  const parsed = certificatesSchema.safeParse(certificates.map((offer) => ({ ...offer, renewal })));
  expect(parsed.error?.issues[0]?.message).toContain('exactly one offer has a renewal');
});
