import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { isPattern, SEARCH_PATH } from '@site/contract/paths.ts';
import { MAP_PLACEHOLDER, PARTS, type Part, placeholderOf } from '@site/contract/placeholders.ts';
import { type Finding, finding, type Rule } from '../finding.ts';
import { expectedAttributes, placeProblem } from './checkFragment.ts';
import { elementsOf, type Html, type HtmlNode, readHtml, type Tag, tagOf } from './readHtml.ts';

/** Directives for servers and placeholders, anywhere in the document: composing replaces all. */
const DIRECTIVE = /<!--(?:#|shell:)/g;
/** How much of what is wrong is shown. */
const SHOWN_LENGTH = 80;
const MAX_TAG_LENGTH = 500;

/**
 * Reads a page document, once for all pages that name it. Returns the rules that it breaks as the document of a page.
 * @throws Error when it has too many elements.
 */
export function documentChecker(manifest: Manifest, source: string) {
  const html = readHtml(source);
  const tags = elementsOf(html);
  const parts = topOf(html);
  return (page: ManifestPage): Finding[] => {
    const stylesheets = manifest.groups[page.group]?.stylesheets ?? [];
    const listed = new Set(stylesheets.map((file) => `/${manifest.name}/${file}`));
    // The policy begins where the shell's head stands; contract 2 let documents hold what it keeps out.
    const policyAt = manifest.contract >= 3 ? source.length : source.indexOf(placeholderOf('head'));
    const first = (problemIn: (tag: Tag) => string | undefined) =>
      tags.map(problemIn).find((problem) => problem !== undefined);
    // The map of the site stands in the shell's search page alone.
    const isSearch = manifest.name === 'shell' && page.path === SEARCH_PATH;
    const problems: [Rule, string | undefined][] = [
      ['fragment', placeProblem(manifest, page, tags)],
      ['document', wholeProblem(source)],
      ['placeholders', placeholderProblem(source, isSearch) ?? misplacedProblem(parts)],
      ['document', containerProblem(tags, manifest, page)],
      ['document', outsideProblem(html, parts) ?? first(reachProblem) ?? first(unendedProblem)],
      ['document', headProblem(parts.head, page)],
      ['styles', first((tag) => stylesheetProblem(tag, listed))],
      ['policy', first((tag) => (tag.start < policyAt ? policyProblem(tag) : undefined))],
    ];
    return problems.flatMap(([rule, message]) =>
      message ? [finding(manifest, rule, message, page.document)] : [],
    );
  };
}

type Top = ReturnType<typeof topOf>;

/** The head of a document, its body, and what stands directly in them. */
function topOf(html: Html) {
  const inside = (parent: HtmlNode | Html['document'] | undefined, name: string) =>
    parent && 'childNodes' in parent
      ? parent.childNodes.find((node) => node.nodeName === name)
      : undefined;
  const childrenOf = (node: HtmlNode | undefined) =>
    node && 'childNodes' in node ? node.childNodes : [];
  const root = inside(html.document, 'html');
  const [head, body] = [inside(root, 'head'), inside(root, 'body')];
  const tags = [root, body].flatMap((node) =>
    node && 'tagName' in node ? [tagOf(html, node)] : [],
  );
  return { tags, head: childrenOf(head), body: childrenOf(body) };
}

function wholeProblem(html: string): string | undefined {
  if (!html.startsWith('<!doctype html>')) return 'it does not begin with <!doctype html>';
  return html.trimEnd().endsWith('</html>') ? undefined : 'it does not end with </html>: cut off?';
}

function placeholderProblem(html: string, mayHaveMap: boolean): string | undefined {
  const allowed = [...PARTS.map(placeholderOf), ...(mayHaveMap ? [MAP_PLACEHOLDER] : [])];
  const found: string[] = [];
  for (const { index } of html.matchAll(DIRECTIVE)) {
    const placeholder = allowed.find((one) => html.startsWith(one, index));
    if (!placeholder) {
      const [foreign] = html.slice(index, index + SHOWN_LENGTH).split(/(?<=-->)/);
      return `${foreign} is not allowed`;
    }
    if (placeholder !== MAP_PLACEHOLDER) found.push(placeholder);
  }
  if (found.join() === PARTS.map(placeholderOf).join()) return undefined;
  return `expected head, header and footer once each, in this order; found ${found.length}`;
}

/** Placeholders are filled as text: one inside an element or an attribute would end it, or be ended by it. */
function misplacedProblem({ head, body }: Top): string | undefined {
  const isThere = (nodes: readonly HtmlNode[], part: Part) =>
    nodes.some((node) => 'data' in node && `<!--${node.data}-->` === placeholderOf(part));
  const lost = PARTS.find((part) => !isThere(part === 'head' ? head : body, part));
  return lost && `the placeholder of the ${lost} does not stand directly in head or body`;
}

/** Nothing of a page stands beside its container: it would lie in the shell's frame. */
function outsideProblem({ source, stray }: Html, { tags, body }: Top): string | undefined {
  const beside = body.find((node) =>
    'tagName' in node
      ? !node.attrs.some(({ name }) => name === 'data-remote')
      : 'value' in node && node.value.trim() !== '',
  );
  const { startOffset = 0 } = beside?.sourceCodeLocation ?? {};
  const shown = source.slice(startOffset, startOffset + SHOWN_LENGTH);
  if (beside) return `${shown}: only the container stands in the body`;
  const set = tags.flatMap(({ attributes }) => [...attributes.keys()]);
  const extra = set.find((name) => name !== 'lang');
  if (extra) return `${extra} is set on html or body, which are the shell's`;
  return stray && `${stray} ends no element of the document: it may end one of the shell's`;
}

/** Browsers begin these anew in all that follows, until an end tag. */
const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

function unendedProblem({ name, source, element }: Tag): string | undefined {
  const isOpen = FORMATTING.has(name) && !element.sourceCodeLocation?.endTag;
  return isOpen
    ? `${source.slice(0, SHOWN_LENGTH)} is not ended: the shell's footer would be in it`
    : undefined;
}

/** What changes the document as a whole, or is read otherwise without scripts. */
function reachProblem({ name, attributes, source }: Tag): string | undefined {
  const isReaching =
    ['base', 'noscript', 'frameset'].includes(name) ||
    (name === 'meta' && attributes.has('http-equiv'));
  return isReaching ? `${source.slice(0, SHOWN_LENGTH)}: it would act beyond the page` : undefined;
}

function containerProblem(
  tags: readonly Tag[],
  manifest: Manifest,
  page: ManifestPage,
): string | undefined {
  const [tag, another] = tags.filter(
    ({ name, attributes }) => name === 'div' && attributes.has('data-remote'),
  );
  if (!tag) return 'there is no container with data-remote';
  if (another) return 'there is more than one container with data-remote';
  const expected = { ...expectedAttributes(manifest), 'data-page': page.page };
  for (const [name, value] of Object.entries(expected)) {
    if (tag.attributes.get(name) !== value)
      return `the container says ${tag.source.slice(0, MAX_TAG_LENGTH)}, expected ${name} to be ${value}`;
  }
  const [first] = tag.element.childNodes;
  return first && 'value' in first && /^\s/.test(first.value)
    ? 'white space before the first element of the page breaks hydration'
    : undefined;
}

function headProblem(head: Top['head'], page: ManifestPage): string | undefined {
  const tags = head.flatMap((node) => ('tagName' in node ? [node] : []));
  const has = (element: string, attribute: string, value = '') =>
    tags.find(
      ({ tagName, attrs }) =>
        tagName === element && attrs.some((one) => one.name === attribute && one.value === value),
    );
  const [text] = has('title', 'data-page-head')?.childNodes ?? [];
  if (!text || !('value' in text)) return 'there is no <title data-page-head>';
  if (text.value !== page.title)
    return `the title is “${text.value}”, the manifest says “${page.title}”`;
  const needs: [string, string, string][] = [
    ['meta', 'name', 'description'],
    ['meta', 'name', 'robots'],
  ];
  // The document of a pattern answers for many addresses: the edge names each as canonical.
  if (!page.noindex && !isPattern(page.path)) needs.push(['link', 'rel', 'canonical']);
  const missing = needs.find((needed) => !has(...needed));
  return missing && `the head has no tag with ${missing[1]}="${missing[2]}"`;
}

/** A stylesheet that no group of the page lists reaches the whole page: nothing holds it to the remote's scope. */
function stylesheetProblem(
  { name, attributes, source }: Tag,
  listed: ReadonlySet<string>,
): string | undefined {
  if (name !== 'link' || !/stylesheet/i.test(attributes.get('rel') ?? '')) return undefined;
  if (listed.has(attributes.get('href') ?? '')) return undefined;
  return `${source.slice(0, SHOWN_LENGTH)}: no group of the page lists this stylesheet`;
}

/** What the policy of documents would keep out: the page would look or work otherwise than built. */
function policyProblem({ name, attributes, source }: Tag): string | undefined {
  const shown = source.slice(0, SHOWN_LENGTH);
  if (name === 'style' || attributes.has('style'))
    return `${shown}: the policy lets no inline style pass, use the stylesheet`;
  if (name === 'link' && /modulepreload/i.test(attributes.get('rel') ?? ''))
    return `${shown}: modules are listed as data, after the first paint`;
  if (name === 'script' && !/^application\/(ld\+)?json$/.test(attributes.get('type') ?? ''))
    return `${shown}: documents hold data, code comes as the page's module`;
  return undefined;
}
