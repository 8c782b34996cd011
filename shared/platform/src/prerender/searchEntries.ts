import { type HtmlNode, readHtml, tagsOf } from '@site/composer/validation/contents/readHtml.ts';
import { isPattern } from '@site/contract/paths.ts';
import { type SearchEntry, type SearchFile, searchFileSchema } from '@site/contract/search.ts';
import { formatReais } from '@site/site/money.ts';
import * as z from 'zod';
import type { PagesModule, RenderedPage } from './pages.ts';

/** A price; one that is a text keeps the decimals of the page: "150.00" is "R$ 150,00", "90" is "R$ 90". */
const amount = z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]);
const price = z.object({ price: amount, unitCode: z.string().default('') });
const offer = z.union([
  z.object({ name: z.string(), priceSpecification: price }),
  price.extend({ name: z.string() }),
]);
const offered = z.looseObject({
  name: z.string(),
  offers: z.array(offer).optional(),
  hasOfferCatalog: z.looseObject({ itemListElement: z.array(offer) }).optional(),
});

const LONGEST_TEXT = 1000;
const LONGEST_HEADINGS = 4000;

/** What can be found of an app's pages; patterns and pages kept out of search engines stay out. */
export function searchFileOf({ topic }: PagesModule, pages: readonly RenderedPage[]): SearchFile {
  const entries = pages
    .filter(({ path, head }) => !isPattern(path) && !head.noindex && !head.unlisted)
    .flatMap(searchEntriesOf);
  return searchFileSchema.parse({ ...(topic && { topic }), entries });
}

/** What follows from a page: itself, its parts that have an anchor, prices, questions, and its own entries. */
export function searchEntriesOf(page: RenderedPage): SearchEntry[] {
  const { path, head, html, ownEntries } = page;
  const sections = sectionsOf(html);
  const placeOf = (said: string) => ({
    href: path + anchorOf(sections.parts, said),
    place: head.title,
  });
  const prices = page.structuredData.flatMap((data) => pricesOf(data, placeOf));
  const asked = page.questions.map(
    ({ question, answer }): SearchEntry => ({
      kind: 'question',
      title: question,
      ...placeOf(question),
      text: plain(answer).slice(0, LONGEST_TEXT),
    }),
  );
  const headings = sections.headings.filter(
    (heading) => !asked.some(({ title }) => title === heading),
  );
  const [lowest] = prices.toSorted((one, other) => one.amount - other.amount);
  const own: SearchEntry = {
    kind: 'page',
    title: head.title,
    href: path,
    text: head.description,
    ...(head.synonyms ? { words: head.synonyms.join('\n') } : {}),
    ...(headings.length > 0 ? { headings: headings.join('\n').slice(0, LONGEST_HEADINGS) } : {}),
    ...(lowest && { fact: `a partir de ${lowest.entry.fact}` }),
  };
  const parts = sections.parts.flatMap(({ id, heading }): SearchEntry[] =>
    heading ? [{ kind: 'page', title: heading, href: `${path}#${id}`, place: head.title }] : [],
  );
  return [own, ...parts, ...prices.map(({ entry }) => entry), ...asked, ...ownEntries];
}

function pricesOf(data: object, placeOf: (said: string) => Pick<SearchEntry, 'href' | 'place'>) {
  const parsed = offered.safeParse(data);
  if (!parsed.success) return [];
  const { name, offers = [], hasOfferCatalog } = parsed.data;
  return [...offers, ...(hasOfferCatalog?.itemListElement ?? [])].map((one) => {
    const { price, unitCode } = 'priceSpecification' in one ? one.priceSpecification : one;
    const hasCents = typeof price === 'string' ? price.includes('.') : undefined;
    const said = formatReais(Number(price), hasCents);
    const title = `${name}: ${one.name}`;
    // As it is said: "R$ 150,00", "R$ 90 por mês" (unit codes of UN/CEFACT, as schema.org has them).
    const fact = said + (unitCode === 'MON' ? ' por mês' : '');
    const entry = { kind: 'price' as const, title, ...placeOf(said), fact };
    return { amount: Number(price), entry };
  });
}

/** The anchor of the smallest part of the page that says this; empty where none does. */
function anchorOf(parts: readonly { id: string; text: string }[], said: string): string {
  const [smallest] = parts
    .filter(({ text }) => text.includes(said))
    .toSorted((one, other) => one.text.length - other.text.length);
  return smallest ? `#${smallest.id}` : '';
}

/** Legal pages count their parts: "3. Preços". */
const NUMBERING = /^\d+ ?\. ?/;

const plain = (html: string) => readHtml(html).document.childNodes.map(textOf).join('');

/** The headings of a page after its title, and its `<section>`s that have an id. */
function sectionsOf(html: string) {
  const tags = tagsOf(html);
  const parts = tags.flatMap(({ name, attributes, element }) => {
    const id = name === 'section' && attributes.get('id');
    return id ? [{ id, heading: headingsIn(element)[0] ?? '', text: textOf(element) }] : [];
  });
  const [page] = tags;
  return { headings: page ? headingsIn(page.element).slice(1) : [], parts };
}

function headingsIn(node: HtmlNode): string[] {
  if (/^h[1-4]$/.test(node.nodeName)) return [textOf(node).replace(NUMBERING, '')];
  return 'childNodes' in node ? node.childNodes.flatMap(headingsIn) : [];
}

/** What a reader sees of a part of a page, with single spaces. */
function textOf(node: HtmlNode): string {
  const inner = 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
  return ('value' in node ? node.value : inner).replace(/\s+/g, ' ').trim();
}
