import Validator from '@adobe/structured-data-validator';
import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { ALL_ROUTES } from '../support/routes.ts';
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

/** A block of structured data, and the first page it stands on. */
interface Block {
  path: string;
  data: object;
}

/** Every block of structured data of every composed page, once. */
async function blocksOf(request: APIRequestContext): Promise<Block[]> {
  const blocks = new Map<string, Block>();
  for (const path of ALL_ROUTES) {
    const html = await (await request.get(path)).text();
    for (const [, json = ''] of html.matchAll(JSON_LD))
      if (!blocks.has(json)) blocks.set(json, { path, data: blockSchema.parse(JSON.parse(json)) });
  }
  return [...blocks.values()];
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

/** What search engines require of a thing and it lacks. */
async function problemsOf(thing: z.infer<typeof typedSchema>): Promise<string[]> {
  const type = thing['@type'];
  const issues = await new Validator().validate({ jsonld: { [type]: [structuredClone(thing)] } });
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  const isUnanswered = type === 'FAQPage' && !faqSchema.safeParse(thing).success;
  const messages = errors.map(({ issueMessage }) => String(issueMessage));
  return isUnanswered ? [...messages, 'a question lacks its answer'] : messages;
}

test('structured data has what search engines require', async ({ request }) => {
  const blocks = await blocksOf(request);
  expect(blocks.length).toBeGreaterThan(40);
  const types = new Set<string>();
  for (const block of blocks) {
    for (const thing of thingsOf(block)) {
      types.add(thing['@type']);
      expect(await problemsOf(thing), `${thing['@type']} on ${block.path}`).toEqual([]);
    }
  }
  expect([...types]).toEqual(
    expect.arrayContaining(['Organization', 'BreadcrumbList', 'FAQPage', 'Product']),
  );
  const addresses = new Set(blocks.flatMap(({ data }) => addressesOf(data)));
  for (const address of addresses) {
    const { pathname } = new URL(address);
    expect((await request.get(pathname)).status(), pathname).toBe(200);
  }
});

test('the sitemap has every page once, under its own address', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const rows = [...text.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)].map(
    ([, address = '', date]) => ({ path: new URL(address).pathname, date }),
  );
  expect(rows.length).toBe(text.match(/<url>/g)?.length);
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  for (const { path, date } of rows) {
    // Where the publisher knows it: of vacancies.
    if (date === undefined) expect(path).not.toContain('/vagas/');
    else {
      expect(date, path).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(date < tomorrow, `${path} changed on ${date}`).toBe(true);
    }
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`rel="canonical" href="${SITE}${path}"`);
    expect(html, path).toContain('name="robots" content="index, follow"');
  }
  const listed = rows.map(({ path }) => path);
  const missing = ALL_ROUTES.filter((path) => !/um-exemplo$/.test(path) && !listed.includes(path));
  // What follows from signing up is no place to go to.
  expect(missing).toEqual(['/obrigado']);
});
