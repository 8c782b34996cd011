import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { isPattern, SEARCH_PATH } from '@site/contract/paths.ts';
import { MAP_PLACEHOLDER, PARTS, placeholderOf } from '@site/contract/placeholders.ts';
import { attributes, escapeHtml } from '../render/html.ts';
import type { Finding, Rule } from './finding.ts';

const COMMENT = /<!--(?:#|shell:)[\s\S]*?-->/g;
const CONTAINER = /<div data-remote="[^>]*>/g;

/** Holds one page document against the contract. */
export function checkDocument(manifest: Manifest, page: ManifestPage, html: string): Finding[] {
  const problems: [Rule, string | undefined][] = [
    ['document', wholeProblem(html)],
    ['placeholders', placeholderProblem(html, maySayMap(manifest, page))],
    ['document', containerProblem(html, manifest, page)],
    ['document', headProblem(html, page)],
    ['policy', manifest.contract >= 3 ? policyProblem(html) : undefined],
  ];
  return problems.flatMap(([rule, message]) =>
    message ? [{ publisher: manifest.name, file: page.document, rule, message }] : [],
  );
}

function wholeProblem(html: string): string | undefined {
  if (!html.startsWith('<!doctype html>')) return 'it does not begin with <!doctype html>';
  return html.trimEnd().endsWith('</html>') ? undefined : 'it does not end with </html>: cut off?';
}

/** The map of the site stands in the shell's search page alone. */
function maySayMap({ name }: Manifest, { path }: ManifestPage): boolean {
  return name === 'shell' && path === SEARCH_PATH;
}

function placeholderProblem(html: string, mayHaveMap: boolean): string | undefined {
  const found = (html.match(COMMENT) ?? []).filter(
    (comment) => !(mayHaveMap && comment === MAP_PLACEHOLDER),
  );
  const expected = PARTS.map(placeholderOf);
  const foreign = found.find((comment) => !expected.includes(comment));
  if (foreign) return `${foreign.slice(0, 80)} is not allowed`;
  if (found.join() === expected.join()) return undefined;
  return `expected head, header and footer once each, in this order; found ${found.length}`;
}

function containerProblem(html: string, manifest: Manifest, page: ManifestPage) {
  const [tag, another] = html.match(CONTAINER) ?? [];
  if (!tag) return 'there is no container with data-remote';
  if (another) return 'there is more than one container with data-remote';
  const isShell = manifest.name === 'shell';
  const requires = Object.entries(manifest.shared).map(([name, shared]) => [name, shared.requires]);
  const expected = {
    'data-remote': manifest.name,
    'data-entry': isShell ? '' : `/${manifest.name}/${manifest.entry}`,
    'data-page': page.page,
    'data-contract': String(manifest.contract),
    'data-requires': JSON.stringify(isShell ? {} : Object.fromEntries(requires)),
  };
  for (const [name, value] of Object.entries(expected)) {
    const attribute = attributes({ [name]: value });
    if (!tag.includes(` ${attribute}`)) return `the container says ${tag}, expected ${attribute}`;
  }
  const at = html.indexOf(tag) + tag.length;
  return /\s/.test(html[at] ?? '')
    ? 'white space before the first element of the page breaks hydration'
    : undefined;
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

/** What the policy of documents would keep out: the page would look or work otherwise than built. */
function policyProblem(html: string): string | undefined {
  const [style] = html.match(/<style[\s>]|<[a-z][^<>]*\sstyle="/i) ?? [];
  if (style)
    return `${style.slice(0, 80)}: the policy lets no inline style pass, use the stylesheet`;
  const [preload] = html.match(/<link\b[^>]*\srel="modulepreload"[^>]*>/i) ?? [];
  if (preload) return `${preload.slice(0, 80)}: modules are listed as data, after the first paint`;
  const scripts = html.match(/<script\b[^>]*>/gi) ?? [];
  const code = scripts.find((tag) => !/\stype="application\/(ld\+)?json"/.test(tag));
  return code && `${code.slice(0, 80)}: documents hold data, code comes as the page's module`;
}
