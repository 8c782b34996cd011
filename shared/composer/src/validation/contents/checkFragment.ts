import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { idPrefix, MAX_FRAGMENT_BYTES, PLACE, PLACE_END_ATTRIBUTE } from '@site/contract/places.ts';
import {
  type DefaultTreeAdapterMap,
  html,
  parseFragment,
  defaultTreeAdapter as tree,
} from 'parse5';
import { type Finding, finding } from '../finding.ts';
import type { Tag } from './readHtml.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What belongs to a page, or reaches beyond the place where it stands. */
const OF_PAGES = new Set(
  'h1 main script style link meta base title template noscript iframe'.split(' '),
);
/** Begin tags of these are read as attributes of the page's own elements. */
const DOCUMENT_TAGS = /<\/?(?:html|head|body|frameset)\b/i;
/** In them a fragment is read as it is read alone; in a `<p>` or a `<table>` it would end outside. */
const AROUND_PLACES = new Set(
  'html body div section main article aside header footer nav ul ol li dl dd figure'.split(' '),
);
const VOID = new Set('area br col embed hr img input source track wbr'.split(' '));

/**
 * Holds one fragment against the contract: wherever it stands, browsers read it as they read it alone, and
 * it brings nothing that belongs to the page. With `placeProblem` it follows that a fragment breaks no page,
 * so that a thousand pages that show it need no check of their own.
 */
export function checkFragment(manifest: Manifest, name: string, text: string): Finding[] {
  const fragment = manifest.fragments?.[name];
  if (!fragment) return [];
  const problem = fragmentProblem(manifest, name, text);
  return problem ? [finding(manifest, 'fragment', problem, fragment.document)] : [];
}

function fragmentProblem(manifest: Manifest, name: string, text: string): string | undefined {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_FRAGMENT_BYTES)
    return `it has ${bytes} bytes, at most ${MAX_FRAGMENT_BYTES} are allowed`;
  const tag = DOCUMENT_TAGS.exec(text)?.[0];
  if (tag) return `${tag}> belongs to the page`;
  const { childNodes } = parseFragment(text, { sourceCodeLocationInfo: true });
  const [container] = childNodes;
  if (
    !container ||
    childNodes.length > 1 ||
    !tree.isElementNode(container) ||
    container.tagName !== 'div'
  )
    return 'expected one container and nothing around it; is a tag closed too early?';
  const preload = manifest.fragments?.[name]?.preload ?? [];
  const expected = {
    ...expectedAttributes(manifest),
    'data-fragment': name,
    'data-preload': JSON.stringify(preload.map((file) => `/${manifest.name}/${file}`)),
  };
  for (const [attribute, value] of Object.entries(expected))
    if (attributeOf(container, attribute) !== value)
      return `the container says ${attribute}="${attributeOf(container, attribute)}", expected ${value}`;
  const ids = new RegExp(`^_?${idPrefix(manifest.name, name)}`);
  for (const element of elementsIn(container)) {
    const found = elementProblem(element, ids);
    if (found) return found;
    if (element !== container && attributeOf(element, 'data-remote') !== undefined)
      return 'a fragment holds no other container';
  }
  return undefined;
}

function elementProblem(element: Element, ids: RegExp): string | undefined {
  const { tagName, sourceCodeLocation, namespaceURI } = element;
  if (namespaceURI === html.NS.HTML && OF_PAGES.has(tagName))
    return `<${tagName}> belongs to the page`;
  if (!sourceCodeLocation?.endTag && namespaceURI === html.NS.HTML && !VOID.has(tagName))
    return `<${tagName}> is not closed: what follows the fragment would be in it`;
  if (attributeOf(element, PLACE) !== undefined) return 'a fragment has no places for others';
  if (attributeOf(element, 'style') !== undefined)
    return `<${tagName}>: the policy lets no inline style pass, use the stylesheet`;
  const id = attributeOf(element, 'id');
  return id === undefined || ids.test(id)
    ? undefined
    : `the id ${id} may stand twice on a page: begin it with ${ids.source.replace('^_?', '')}`;
}

/** What containers of pages and fragments say of their build. */
export function expectedAttributes(manifest: Manifest): Record<string, string> {
  const isShell = manifest.name === 'shell';
  const requires = Object.entries(manifest.shared).map(([name, shared]) => [name, shared.requires]);
  return {
    'data-remote': manifest.name,
    'data-entry': isShell ? '' : `/${manifest.name}/${manifest.entry}`,
    'data-contract': String(manifest.contract),
    'data-requires': JSON.stringify(isShell ? {} : Object.fromEntries(requires)),
  };
}

/** Holds the places of a page's document against those that the manifest names. */
export function placeProblem(
  { name: remote }: Manifest,
  { places = [] }: ManifestPage,
  tags: readonly Tag[],
): string | undefined {
  const found = tags.filter(({ attributes }) => attributes.has(PLACE));
  const named = found.map(({ attributes }) => attributes.get(PLACE));
  if (named.join() !== places.join() || new Set(named).size < named.length)
    return `it has places for ${named.join(', ') || 'no fragment'}, the manifest says ${places.join(', ') || 'none'}, each once`;
  const own = places.find((place) => place.startsWith(`${remote}/`));
  if (own) return `${own} is its own: a page takes a component of its remote without a place`;
  for (const { element } of found) {
    const name = attributeOf(element, PLACE);
    const last = element.childNodes.at(-1);
    if (!last || !tree.isElementNode(last) || attributeOf(last, PLACE_END_ATTRIBUTE) === undefined)
      return `the place for ${name} has no end: use <Fragment> of @site/runtime`;
    for (let node = element.parentNode; node && tree.isElementNode(node); node = node.parentNode)
      if (!AROUND_PLACES.has(node.tagName))
        return `the place for ${name} stands in <${node.tagName}>, where a fragment would not stay`;
  }
  return undefined;
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function* elementsIn(node: Node): Generator<Element> {
  if (tree.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}
