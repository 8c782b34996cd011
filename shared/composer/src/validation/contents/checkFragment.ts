import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { idPrefix, MAX_FRAGMENT_BYTES, PLACE, PLACE_END_ATTRIBUTE } from '@site/contract/places.ts';
import { html, defaultTreeAdapter as tree } from 'parse5';
import { type Finding, finding } from '../finding.ts';
import { elementsOf, readHtml, type Tag } from './readHtml.ts';

/** Without it browsers read a table in a paragraph otherwise than in the site's pages. */
const DOCTYPE = '<!doctype html>';

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
/** How much of a tag, or of an outline, is shown. */
export const MAX_TAG_LENGTH = 500;
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
  const whole = readHtml(DOCTYPE + text);
  // Browsers add html, head and body themselves.
  const [, , , container, ...inner] = elementsOf(whole);
  const isAlone =
    container?.start === DOCTYPE.length &&
    container.element.sourceCodeLocation?.endOffset === whole.source.length;
  if (container?.name !== 'div' || !isAlone)
    return 'expected one container and nothing around it; is a tag closed too early?';
  const preload = manifest.fragments?.[name]?.preload ?? [];
  const expected = {
    ...expectedAttributes(manifest),
    'data-fragment': name,
    'data-preload': JSON.stringify(preload.map((file) => `/${manifest.name}/${file}`)),
  };
  const problem = attributesProblem(container, expected);
  if (problem) return problem;
  const ids = new RegExp(`^_?${idPrefix(manifest.name, name)}`);
  if (inner.some(({ attributes }) => attributes.has('data-remote')))
    return 'a fragment holds no other container';
  const problems = [container, ...inner].map((tag) => elementProblem(tag, ids));
  return problems.find((problem) => problem !== undefined);
}

function elementProblem({ name, attributes, element }: Tag, ids: RegExp): string | undefined {
  const isHtml = element.namespaceURI === html.NS.HTML;
  if (isHtml && OF_PAGES.has(name)) return `<${name}> belongs to the page`;
  if (isHtml && !VOID.has(name) && !element.sourceCodeLocation?.endTag)
    return `<${name}> is not closed: what follows the fragment would be in it`;
  if (attributes.has(PLACE)) return 'a fragment has no places for others';
  if (attributes.has('style'))
    return `<${name}>: the policy lets no inline style pass, use the stylesheet`;
  const id = attributes.get('id');
  return id === undefined || ids.test(id)
    ? undefined
    : `the id ${id} may stand twice on a page: begin it with ${ids.source.replace('^_?', '')}`;
}

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

/** The first attribute of a container that does not say what its build is. */
export function attributesProblem(
  { attributes, source }: Tag,
  expected: Readonly<Record<string, string>>,
): string | undefined {
  const wrong = Object.entries(expected).find(([name, value]) => attributes.get(name) !== value);
  return (
    wrong &&
    `the container says ${source.slice(0, MAX_TAG_LENGTH)}, expected ${wrong[0]} to be ${wrong[1]}`
  );
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
  const endsPlace = ({ name }: { name: string }) => name === PLACE_END_ATTRIBUTE;
  for (const { element, attributes } of found) {
    const name = attributes.get(PLACE);
    const last = element.childNodes.at(-1);
    if (!last || !tree.isElementNode(last) || !last.attrs.some(endsPlace))
      return `the place for ${name} has no end: use <Fragment> of @site/runtime`;
    for (let node = element.parentNode; node && tree.isElementNode(node); node = node.parentNode)
      if (!AROUND_PLACES.has(node.tagName))
        return `the place for ${name} stands in <${node.tagName}>, where a fragment would not stay`;
  }
  return undefined;
}
