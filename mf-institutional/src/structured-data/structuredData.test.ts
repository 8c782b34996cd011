import { site } from '@site/site';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { certificateOffers } from '../content/certificates.ts';
import { routes } from '../routes.ts';
import { buildPage } from '../testing/buildPage.ts';
import { certificateProduct } from './offers.ts';

/*
 * That names and values belong to schema.org is the compiler's to say (schema-dts); here is what
 * it cannot know: what search engines require of each type, and that addresses are whole.
 */
const address = z.url({ protocol: /^https$/ });
const text = z.string().trim().min(1);

const offer = z.object({
  '@type': z.literal('Offer'),
  price: z.string().regex(/^\d+(\.\d\d)?$/),
  priceCurrency: z.literal('BRL'),
  availability: address,
  url: address,
});

const required = z.discriminatedUnion('@type', [
  z.object({
    '@type': z.literal('Organization'),
    name: text,
    url: address,
    logo: address,
    email: z.email(),
    telephone: z.string().regex(/^\+\d{10,15}$/),
    address: z.object({
      '@type': z.literal('PostalAddress'),
      streetAddress: text,
      addressLocality: text,
      addressRegion: text,
      addressCountry: z.literal('BR'),
    }),
    location: z.object({
      openingHoursSpecification: z.array(
        z.object({ dayOfWeek: z.array(text).length(5), opens: text, closes: text }),
      ),
    }),
  }),
  z.object({ '@type': z.literal('WebSite'), name: text, url: address }),
  z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.int(),
          name: text,
          item: address.optional(),
        }),
      )
      .min(2),
  }),
  z.object({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  z.object({
    '@type': z.literal('Product'),
    name: text,
    description: text,
    image: address,
    offers: z.array(offer).min(1),
  }),
]);

describe.each(Object.keys(routes))('what search engines read on %s', (path) => {
  const blocks = buildPage(path).structuredData;

  test('has what each type requires', () => {
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      expect(block).toHaveProperty('@context', 'https://schema.org');
      expect(() => required.parse(block)).not.toThrow();
    }
  });

  test('has nothing twice', () => {
    const texts = blocks.map((block) => JSON.stringify(block));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('places the page under the start page', () => {
    if (path === '/') return;
    const list = blocks.find((block) => '@type' in block && block['@type'] === 'BreadcrumbList');
    const parsed = required.parse(list);
    if (parsed['@type'] !== 'BreadcrumbList') throw new Error('no breadcrumbs');
    const items = parsed.itemListElement;
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]).toMatchObject({ name: 'Início', item: `${site.url}/` });
    if (!path.includes(':')) expect(items.at(-1)?.item).toBe(`${site.url}${path}`);
  });
});

test('an offer without renewal has one price, an offer with renewal two', () => {
  const counts = certificateOffers.map((offer) => {
    const { offers } = certificateProduct(offer);
    return Array.isArray(offers) ? offers.length : 0;
  });
  expect(counts).toEqual([1, 1, 2, 1]);
});

test.each(Object.keys(routes))('the title and description of %s are cut nowhere', (path) => {
  const { head } = buildPage(path);
  expect(head.title.length).toBeLessThanOrEqual(60);
  expect(head.description.length).toBeLessThanOrEqual(160);
});
