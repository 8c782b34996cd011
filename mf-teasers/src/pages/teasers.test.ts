import { expect, test } from 'vitest';
import { schema as teaserSchema } from '../schemas/teaser.ts';
import { content as collagen } from './collagen/content.ts';
import { schema } from './collagen/schema.ts';
import { content as crm } from './crm/content.ts';
import { content as marketplace } from './marketplace/content.ts';

test('the contents keep their own rules', () => {
  expect(teaserSchema.safeParse(marketplace).error).toBeUndefined();
  expect(teaserSchema.safeParse(crm).error).toBeUndefined();
  expect(schema.safeParse(collagen).error).toBeUndefined();
});

test('the forms are tagged with the names of their pages', () => {
  expect([marketplace.interest, crm.interest]).toEqual(['Marketplace', 'CRM']);
});
