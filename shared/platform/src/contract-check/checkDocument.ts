import type { Manifest, ManifestPage } from '@site/contract/contract.ts';
import { includeOf, PARAM_ECHO, PARTS } from '@site/contract/includes.ts';
import { isPattern } from '@site/contract/paths.ts';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import { escapeHtml } from '../render/html.ts';
import type { Finding, Rule } from './finding.ts';

const DIRECTIVE = /<!--#[\s\S]*?-->/g;
const CONTAINER =
  /<div data-remote="([^"]*)" data-entry="([^"]*)" data-page="([^"]*)" data-contract="([^"]*)">(\s?)/;

/** Holds one page document against the contract. */
export function checkDocument(manifest: Manifest, page: ManifestPage, html: string): Finding[] {
  const file = page.document.replace(`/${manifest.name}/`, '');
  const problems: [Rule, string | undefined][] = [
    ['includes', includesProblem(html, isPattern(page.path))],
    ['document', containerProblem(html, manifest, page)],
    ['document', headProblem(html, page)],
  ];
  return problems.flatMap(([rule, message]) =>
    message ? [{ remote: manifest.name, file, rule, message }] : [],
  );
}

function includesProblem(html: string, isPattern: boolean): string | undefined {
  const echoes: string[] = Object.values(PARAM_ECHO);
  const directives = (html.match(DIRECTIVE) ?? []).filter(
    (directive) => !(isPattern && echoes.includes(directive)),
  );
  const expected = PARTS.map(includeOf);
  const foreign = directives.find((directive) => !expected.includes(directive));
  if (foreign) return `${foreign} is not allowed`;
  if (directives.join() === expected.join()) return undefined;
  return `expected head, header and footer once each, in this order; found ${directives.length} includes`;
}

function containerProblem(
  html: string,
  manifest: Manifest,
  page: ManifestPage,
): string | undefined {
  const found = CONTAINER.exec(html);
  if (!found) return 'there is no container with data-remote, data-entry, data-page, data-contract';
  const [, remote, entry, path, contract, space] = found;
  if (remote !== manifest.name) return `data-remote is ${remote}, expected ${manifest.name}`;
  if (entry !== manifest.entry) return `data-entry is ${entry}, expected ${manifest.entry}`;
  if (path !== page.path) return `data-page is ${path}, expected ${page.path}`;
  if (contract !== String(CONTRACT_VERSION)) {
    return `data-contract is ${contract}, expected ${CONTRACT_VERSION}`;
  }
  return space ? 'white space before the first element of the page breaks hydration' : undefined;
}

function headProblem(html: string, page: ManifestPage): string | undefined {
  const title = /<title data-page-head>([^<]*)<\/title>/.exec(html)?.[1];
  if (title === undefined) return 'there is no <title data-page-head>';
  if (title !== escapeHtml(page.title))
    return `the title is “${title}”, the manifest says “${page.title}”`;
  for (const needed of ['name="description"', 'rel="canonical"', 'name="robots"']) {
    if (!html.includes(needed)) return `the head has no tag with ${needed}`;
  }
  return undefined;
}
