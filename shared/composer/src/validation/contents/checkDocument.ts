import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { isPattern, SEARCH_PATH } from '@site/contract/paths.ts';
import { MAP_PLACEHOLDER, PARTS, placeholderOf } from '@site/contract/placeholders.ts';
import { escapeHtml } from '../../base/html.ts';
import { type Finding, finding, type Rule } from '../finding.ts';
import { readTags, type Tag } from './htmlTags.ts';

/** Directives for servers and placeholders, anywhere in the document: composing replaces all. */
const DIRECTIVE = /<!--(?:#|shell:)/g;
/** How much of what is wrong is shown. */
const SHOWN_LENGTH = 80;
const MAX_TAG_LENGTH = 500;

/**
 * Holds one page document against the contract.
 * @throws Error when it has too many elements.
 */
export function checkDocument(manifest: Manifest, page: ManifestPage, html: string): Finding[] {
  const stylesheets = manifest.groups[page.group]?.stylesheets ?? [];
  const listed = new Set(stylesheets.map((file) => `/${manifest.name}/${file}`));
  const containers: Tag[] = [];
  let foreign: string | undefined;
  let kept: string | undefined;
  readTags(html, (tag) => {
    if (tag.name === 'div' && tag.attributes.has('data-remote')) containers.push(tag);
    foreign ??= stylesheetProblem(tag, listed);
    kept ??= policyProblem(tag);
  });
  // The map of the site stands in the shell's search page alone.
  const isSearch = manifest.name === 'shell' && page.path === SEARCH_PATH;
  const problems: [Rule, string | undefined][] = [
    ['document', wholeProblem(html)],
    ['placeholders', placeholderProblem(html, isSearch)],
    ['document', containerProblem(html, containers, manifest, page)],
    ['document', headProblem(html, page)],
    ['styles', foreign],
    ['policy', manifest.contract >= 3 ? kept : undefined],
  ];
  return problems.flatMap(([rule, message]) =>
    message ? [finding(manifest, rule, message, page.document)] : [],
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

function containerProblem(
  html: string,
  [tag, another]: readonly Tag[],
  manifest: Manifest,
  page: ManifestPage,
): string | undefined {
  if (!tag) return 'there is no container with data-remote';
  if (another) return 'there is more than one container with data-remote';
  const expected = { ...expectedAttributes(manifest), 'data-page': page.page };
  for (const [name, value] of Object.entries(expected)) {
    if (tag.attributes.get(name) !== value)
      return `the container says ${tag.source.slice(0, MAX_TAG_LENGTH)}, expected ${name} to be ${value}`;
  }
  return /\s/.test(html[tag.end] ?? '')
    ? 'white space before the first element of the page breaks hydration'
    : undefined;
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

function headProblem(html: string, page: ManifestPage): string | undefined {
  const title = /<title data-page-head>([^<]*)<\/title>/.exec(html)?.[1];
  if (title === undefined) return 'there is no <title data-page-head>';
  if (title !== escapeHtml(page.title))
    return `the title is “${title}”, the manifest says “${page.title}”`;
  const needs = [
    'name="description"',
    'name="robots"',
    // The document of a pattern answers for many addresses: the edge names each as canonical.
    ...(page.noindex || isPattern(page.path) ? [] : ['rel="canonical"']),
  ];
  for (const needed of needs) {
    if (!html.includes(needed)) return `the head has no tag with ${needed}`;
  }
  return undefined;
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
