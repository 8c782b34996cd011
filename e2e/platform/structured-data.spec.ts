import Validator from '@adobe/structured-data-validator';
import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { ALL_ROUTES } from '../support/routes.ts';
import { type Block, typeProblems } from '../support/schemaTypes.ts';
import { expect, test } from '../support/test.ts';

const SITE = 'https://ipe-empresarial.example';
const JSON_LD = /<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)</g;

const blockSchema = z.looseObject({ '@context': z.literal('https://schema.org') });
const graphSchema = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });
const typedSchema = z.looseObject({ '@type': z.string() });
/** What the validator does not know: questions must have answers. */
const faqSchema = z.object({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.object({ name: z.string().min(5), acceptedAnswer: z.object({ text: z.string().min(5) }) }),
    )
    .min(1),
});

/** Every block of structured data of every composed page, once. */
async function blocksOf(request: APIRequestContext): Promise<Block[]> {
  const pages = new Map<string, string[]>();
  for (const path of ALL_ROUTES) {
    const html = await (await request.get(path)).text();
    for (const [, json = ''] of html.matchAll(JSON_LD)) {
      pages.set(json, [...(pages.get(json) ?? []), path]);
    }
  }
  return [...pages].map(([json, on]) => ({ pages: on, data: blockSchema.parse(JSON.parse(json)) }));
}

/** The things of a block: itself, or those of its graph. */
function thingsOf({ data }: Block): z.infer<typeof typedSchema>[] {
  return graphSchema.safeParse(data).data?.['@graph'] ?? [typedSchema.parse(data)];
}

/** Every address of this site that a block names. */
function addressesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(`${SITE}/`) ? [value] : [];
  return typeof value === 'object' && value ? Object.values(value).flatMap(addressesOf) : [];
}

test('structured data keeps to the vocabulary of schema.org on every page', async ({ request }) => {
  const blocks = await blocksOf(request);
  expect(blocks.length).toBeGreaterThan(40);
  expect(typeProblems(blocks)).toEqual([]);
});

test('structured data has what search engines require of each type', async ({ request }) => {
  const problems: string[] = [];
  const types = new Set<string>();
  for (const block of await blocksOf(request)) {
    for (const thing of thingsOf(block)) {
      const type = thing['@type'];
      types.add(type);
      const issues = await new Validator().validate({
        jsonld: { [type]: [structuredClone(thing)] },
      });
      const errors = issues.filter(({ severity }) => severity === 'ERROR');
      if (type === 'FAQPage' && !faqSchema.safeParse(thing).success) errors.push(...NO_ANSWER);
      problems.push(...errors.map((error) => `${block.pages[0]} ${type}: ${error.issueMessage}`));
    }
  }
  expect(problems).toEqual([]);
  expect([...types]).toEqual(
    expect.arrayContaining(['Organization', 'BreadcrumbList', 'FAQPage', 'Product', 'JobPosting']),
  );
});

const NO_ANSWER = [
  { issueMessage: 'a question lacks its answer', severity: 'ERROR' as const, path: [] },
];

test('every address of this site that structured data name answers', async ({ request }) => {
  const blocks = await blocksOf(request);
  const addresses = new Set(blocks.flatMap(({ data }) => addressesOf(data)));
  for (const address of addresses) {
    const { pathname } = new URL(address);
    expect((await request.get(pathname)).status(), pathname).toBe(200);
  }
});

test('the sitemap has every page that may be found, each once, under the address it calls its own', async ({
  request,
}) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const rows = [...text.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].map(
    ([, address = '', date = '']) => ({ path: new URL(address).pathname, date }),
  );
  expect(rows.length).toBe(text.match(/<url>/g)?.length);
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  for (const { path, date } of rows) {
    expect(date, path).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(date < tomorrow, `${path} changed on ${date}`).toBe(true);
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`rel="canonical" href="${SITE}${path}"`);
    expect(html, path).toContain('name="robots" content="index, follow"');
  }
  const listed = rows.map(({ path }) => path);
  const missing = ALL_ROUTES.filter((path) => !/um-exemplo$/.test(path) && !listed.includes(path));
  expect(missing).toEqual([]);
});
