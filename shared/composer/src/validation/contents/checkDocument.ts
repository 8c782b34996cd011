import { HAS_BOTTOM_BAR } from '@site/contract/bottomBar.ts';
import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { isPattern, SEARCH_PATH } from '@site/contract/paths.ts';
import {
  fillPlaceholders,
  MAP_PLACEHOLDER,
  PARTS,
  type Parts,
  placeholderOf,
} from '@site/contract/placeholders.ts';
import { fillPlaces, idPrefix, PLACE, placesIn } from '@site/contract/places.ts';
import { html as namespaces, parseFragment, serialize } from 'parse5';
import { type Finding, finding, type Rule } from '../finding.ts';
import { elementsOf, type Html, type HtmlNode, readHtml, type Tag, tagsOf } from './readHtml.ts';

/** Directives for servers and placeholders, anywhere in the document: composing replaces all. */
const DIRECTIVE = /<!--(?:#|shell:)/g;
const SHOWN_LENGTH = 80;
/** How much of a container's tag, or of an outline, is shown. */
const MAX_TAG_LENGTH = 500;

/** Stands for the shell's parts in a check. A page in it must be read as `OUTLINE`: nothing added, nothing moved. */
const FRAME: Parts = {
  head: '<meta name="frame">',
  header: '<header></header><main>',
  footer: '</main><footer><a></a></footer>',
};
const OUTLINE = 'html(head(meta())body(header()main(div())footer(a())))';

/**
 * Holds a page's document against the contract, as browsers read it in the shell's frame.
 * @throws Error when it has too many elements.
 */
export function checkDocument(manifest: Manifest, page: ManifestPage, source: string): Finding[] {
  const html = readHtml(fillPlaceholders(source, FRAME));
  const tags = elementsOf(html);
  const stylesheets = manifest.groups[page.group]?.stylesheets ?? [];
  const listed = new Set(stylesheets.map((file) => `/${manifest.name}/${file}`));
  // The policy acts from the shell's head on. Contract 2 allows what the policy blocks, but not before the head.
  const policyAt = manifest.contract >= 3 ? Infinity : html.source.indexOf(FRAME.head);
  const first = (problemIn: (tag: Tag) => string | undefined) =>
    tags.map(problemIn).find((problem) => problem !== undefined);
  // The map of the site stands in the shell's search page alone.
  const isSearch = manifest.name === 'shell' && page.path === SEARCH_PATH;
  const problems: [Rule, string | undefined][] = [
    ['fragment', placeProblem(manifest.name, page.places ?? [], source)],
    ['document', wholeProblem(source)],
    ['placeholders', placeholderProblem(source, isSearch)],
    ['document', containerProblem(tags, manifest, { 'data-page': page.page })],
    ['document', outsideProblem(html) ?? first(reachProblem)],
    ['document', headProblem(tags, page)],
    ['styles', first((tag) => stylesheetProblem(tag, listed))],
    ['policy', first((tag) => (tag.start < policyAt ? policyProblem(tag) : undefined))],
  ];
  return problems.flatMap(([rule, message]) =>
    message ? [finding(manifest, rule, message, page.document)] : [],
  );
}

/** What belongs to a page, or reaches beyond the place where it stands. */
const OF_PAGES = new Set(
  'h1 main script style link meta base title template noscript iframe'.split(' '),
);
/** Begin tags of these are read as attributes of the page's own elements. */
const DOCUMENT_TAGS = /<\/?(?:html|head|body|frameset)\b/i;
const VOID = new Set('area br col embed hr img input source track wbr'.split(' '));

/**
 * Checks a fragment against the contract, as browsers read it alone in the shell's frame: it has nothing that belongs
 * to a page. `placeProblem` checks the places, so a thousand pages that show it need no check of their own.
 */
export function checkFragment(manifest: Manifest, name: string, source: string): Finding[] {
  const { document, preload = [] } = manifest.fragments?.[name] ?? {};
  const [head, header, footer] = PARTS.map(placeholderOf);
  const page = `<!doctype html>${head}${header}${source}${footer}`;
  const own = {
    'data-fragment': name,
    'data-preload': JSON.stringify(preload.map((file) => `/${manifest.name}/${file}`)),
  };
  // Browsers add html, head and body themselves.
  const [, , , ...tags] = tagsOf(`<!doctype html>${source}`);
  const prefix = idPrefix(manifest.name, name);
  const [tag] = DOCUMENT_TAGS.exec(source) ?? [];
  const problem =
    placeholderProblem(page, false) ??
    (tag && `${tag}> belongs to the page`) ??
    outsideProblem(readHtml(fillPlaceholders(page, FRAME))) ??
    containerProblem(tags, manifest, own) ??
    tags.map((one) => partProblem(one, prefix)).find(Boolean);
  return problem ? [finding(manifest, 'fragment', problem, document)] : [];
}

/** What an element of a fragment would do to its page; React puts `_` before ids of its own. */
function partProblem(tag: Tag, prefix: string): string | undefined {
  const { name, attributes, element } = tag;
  const id = attributes.get('id') ?? prefix;
  const isHtml = element.namespaceURI === namespaces.NS.HTML;
  if (isHtml && OF_PAGES.has(name)) return `<${name}> belongs to the page`;
  // Here the frame's end tags would close it, on another page later tags.
  if (isHtml && !VOID.has(name) && !element.sourceCodeLocation?.endTag)
    return `<${name}> is not closed: what follows the fragment would be in it`;
  if (attributes.has(PLACE)) return 'a fragment has no places for others';
  return id.replace(/^_/, '').startsWith(prefix)
    ? policyProblem(tag)
    : `the id ${id} may stand twice on a page: begin it with ${prefix}`;
}

/** Elements that a parser closes or reads differently inside of some other elements, but not in a fragment alone. */
const PROBE =
  '<div><a></a><button></button><form></form><h2></h2><li></li><dd></dd><p></p><tr></tr><option></option></div>';
const PROBE_ALONE = serialize(parseFragment(PROBE));

/** Compares the places of a page's document with the manifest, and tests that a fragment in them stays as it is. */
function placeProblem(remote: string, places: readonly string[], source: string) {
  if (places.length === 0 && !source.includes(PLACE)) return undefined;
  const probes = new Map(places.map((place) => [place, { html: PROBE, stylesheets: [] }]));
  const tags = tagsOf(fillPlaces(source, probes));
  const found = tags.filter(({ attributes }) => attributes.has(PLACE));
  const named = found.map(({ attributes }) => attributes.get(PLACE));
  const others = new Set(places.filter((place) => !place.startsWith(`${remote}/`)));
  // Also places that are no element, as in a comment: composing fills every text of that form.
  const isOther = (one: readonly unknown[]) => one.join() !== [...others].join();
  if (isOther(named) || isOther(placesIn(source)))
    return `it has places for ${named.join(', ') || 'no fragment'}, the manifest says ${places.join(', ') || 'none'}: each once, none of its own`;
  const wrong = found.find(({ element }) => serialize(element) !== PROBE_ALONE);
  return (
    wrong &&
    `a fragment would not stay as it is in ${wrong.source}: use <Fragment> of @site/runtime, in no link, button, form or table`
  );
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

/** Nothing of a page is outside of its container once it stands in the shell's frame, and nothing of the frame is in it. */
function outsideProblem({ document, stray }: Html): string | undefined {
  const outline = document.childNodes.map(outlineOf).join('');
  if (outline !== OUTLINE)
    return `in the shell's frame it is read as ${outline.slice(0, MAX_TAG_LENGTH)}, expected ${OUTLINE}: is each tag closed, and all in the container?`;
  return stray && `${stray} ends no element of the document: it may end one of the shell's`;
}

/** The elements of a page, without what its head and its container hold: `main(div())`. */
function outlineOf(node: HtmlNode): string {
  if ('value' in node) return node.value.trim();
  if (!('tagName' in node)) return '';
  const set = node.attrs.map(({ name, value }) => (name === 'name' ? value : name));
  if (node.tagName === 'meta' && !set.includes('frame')) return '';
  if (node.parentNode?.nodeName === 'head' && node.tagName !== 'meta') return '';
  const isOfShell = ['html', 'body'].includes(node.tagName);
  const added = set.filter((name) => isOfShell && !['lang', HAS_BOTTOM_BAR].includes(name));
  const inner = set.includes('data-remote') ? [] : node.childNodes;
  return `${[node.tagName, ...added].join(' ')}(${inner.map(outlineOf).join('')})`;
}

/** What changes the document as a whole, or is read otherwise without scripts. */
function reachProblem({ name, attributes, source }: Tag): string | undefined {
  const isReaching =
    ['base', 'noscript', 'frameset'].includes(name) ||
    (name === 'meta' && attributes.has('http-equiv'));
  return isReaching ? `${source.slice(0, SHOWN_LENGTH)}: it would act beyond the page` : undefined;
}

/** The first attribute of a container that differs from the manifest; `own` are attributes of a page or a fragment. */
function containerProblem(
  tags: readonly Tag[],
  manifest: Manifest,
  own: Readonly<Record<string, string>>,
): string | undefined {
  const [tag, another] = tags.filter(({ attributes }) => attributes.has('data-remote'));
  if (!tag) return 'there is no container with data-remote';
  if (another) return 'there is more than one container with data-remote';
  const isShell = manifest.name === 'shell';
  const requires = Object.entries(manifest.shared).map(([name, shared]) => [name, shared.requires]);
  const expected = {
    'data-remote': manifest.name,
    'data-entry': isShell ? '' : `/${manifest.name}/${manifest.entry}`,
    'data-contract': String(manifest.contract),
    'data-requires': JSON.stringify(isShell ? {} : Object.fromEntries(requires)),
    ...own,
  };
  for (const [name, value] of Object.entries(expected))
    if (tag.attributes.get(name) !== value)
      return `the container says ${tag.source.slice(0, MAX_TAG_LENGTH)}, expected ${name} to be ${value}`;
  const [first] = tag.element.childNodes;
  return first && 'value' in first && /^\s/.test(first.value)
    ? 'white space before the first element of the page breaks hydration'
    : undefined;
}

function headProblem(tags: readonly Tag[], page: ManifestPage): string | undefined {
  const has = (element: string, attribute: string, value = '') =>
    tags.find(
      ({ name, attributes, element: { parentNode } }) =>
        name === element && attributes.get(attribute) === value && parentNode?.nodeName === 'head',
    );
  const [text] = has('title', 'data-page-head')?.element.childNodes ?? [];
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
