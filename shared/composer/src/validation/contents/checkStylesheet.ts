import { isGlobalNameOf } from '@site/contract/globalNames.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { type CssNodePlain, fromPlainObject, generate, ident, string } from 'css-tree';
import { type Finding, finding } from '../finding.ts';
import { readCss } from './readCss.ts';

/** At-rules whose rules are held to the scope as if they stood outside. */
const GROUPS = new Set(['media', 'supports', 'container', 'starting-style', 'layer']);

/** At-rules that give the name behind them to the whole document; `@font-face` has it in a descriptor. */
const NAMING = new Set(
  'layer keyframes -webkit-keyframes property counter-style position-try font-face'.split(' '),
);

/** Properties that give an element a name in the whole document, and the values that give none. */
const NAMING_PROPERTIES = /^(view-transition-name|anchor-name)$/;
const NO_NAMES = new Set([
  'none',
  'auto',
  'match-element',
  'inherit',
  'initial',
  'unset',
  'revert',
]);

/**
 * Checks a remote's stylesheet: each rule matches only inside the remote's own container, and names that the whole
 * document shares begin with the remote's name. Returns the first violation.
 */
export function checkStylesheet(manifest: Manifest, file: string, css: string): Finding[] {
  const { name } = manifest;
  const found = (message: string) => [finding(manifest, 'styles', message, file)];
  try {
    const problem = problemIn(childrenOf(readCss(css)), name);
    return problem === undefined ? [] : found(problem);
  } catch (error) {
    return found(`it is no stylesheet: ${messageOf(error)}`);
  }
}

function childrenOf(node: CssNodePlain | null): readonly CssNodePlain[] {
  return node && 'children' in node ? (node.children ?? []) : [];
}

/** The first rule that reaches beyond the remote; `isNested` where a rule around these does not. */
function problemIn(
  nodes: readonly CssNodePlain[],
  name: string,
  isNested = false,
): string | undefined {
  for (const node of nodes) {
    const problem = node.type === 'Rule' ? wideSelector(node, name, isNested) : nameIn(node, name);
    if (problem !== undefined) return problem;
    const isGroup = node.type === 'Atrule' && GROUPS.has(node.name.toLowerCase());
    if (!isGroup && node.type !== 'Rule') continue;
    const inner = problemIn(childrenOf(node.block), name, isNested || node.type === 'Rule');
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** An at-rule or a declaration that acts on the whole document. */
function nameIn(node: CssNodePlain, name: string): string | undefined {
  if (node.type === 'Declaration') {
    if (!NAMING_PROPERTIES.test(node.property.toLowerCase())) return undefined;
    return foreignName(node.property, textOf(node.value), name, NO_NAMES);
  }
  if (node.type === 'Comment' || node.type === 'WhiteSpace') return undefined;
  if (node.type !== 'Atrule') return `${node.type} is none of a stylesheet's rules`;
  const kind = node.name.toLowerCase();
  if (!NAMING.has(kind))
    return GROUPS.has(kind) ? undefined : `@${node.name} acts on the whole document`;
  if (kind !== 'font-face') return foreignName(`@${kind}`, textOf(node.prelude), name);
  const families = childrenOf(node.block).flatMap((one) =>
    one.type === 'Declaration' && one.property.toLowerCase() === 'font-family' ? [one.value] : [],
  );
  return families.map((family) => foreignName('@font-face', textOf(family), name)).find(Boolean);
}

/** The first of the names in a text that another publisher, or the shell, may have as well. */
function foreignName(
  what: string,
  text: string,
  remote: string,
  allowed: ReadonlySet<string> = new Set(),
): string | undefined {
  const names = text.split(',').map((one) => one.trim());
  const decoded = names.map((one) => (/^["']/.test(one) ? string.decode(one) : ident.decode(one)));
  const foreign = decoded.find((one) => one && !allowed.has(one) && !isGlobalNameOf(remote, one));
  return (
    foreign &&
    `${what} names ${foreign} in the whole document: expected a name as ${remote}_…, as the site's preset writes it`
  );
}

function textOf(node: CssNodePlain | null): string {
  return node?.type === 'Raw' ? node.value : '';
}

function wideSelector(
  { prelude }: Extract<CssNodePlain, { type: 'Rule' }>,
  name: string,
  isNested: boolean,
): string | undefined {
  const wide = childrenOf(prelude).find((one) => !isScoped(childrenOf(one), name, isNested));
  return (
    wide &&
    `${generate(fromPlainObject(wide))} matches outside of [data-remote=${name}]: build it by the site's preset`
  );
}

/**
 * Whether a selector's last compound is in the container: it says so by `:where([data-remote=…] …)`,
 * or by `&` inside a rule that does. A nested rule without `&` matches descendants.
 */
function isScoped(nodes: readonly CssNodePlain[], name: string, isNested: boolean): boolean {
  const subject = nodes.slice(nodes.findLastIndex(({ type }) => type === 'Combinator') + 1);
  if (subject.some((node) => isContainer(node, name))) return true;
  if (!isNested) return false;
  const at = nodes.findIndex(isNesting);
  if (at < 0) return !nodes.some(hasNesting) && nodes.slice(0, 1).every(goesInwards);
  return nodes.slice(at + 1).every(goesInwards);
}

/** `&`; the types of css-tree do not have it. */
const isNesting = ({ type }: { type: string }) => type === 'NestingSelector';
const hasNesting = (node: CssNodePlain): boolean =>
  isNesting(node) || childrenOf(node).some(hasNesting);

/** `:where()` or `:is()` whose selectors all are inside the container: by the attribute, or each by its own. */
function isContainer(node: CssNodePlain, name: string): boolean {
  if (node.type !== 'PseudoClassSelector' || !/^(where|is)$/.test(node.name)) return false;
  const selectors = childrenOf(node).flatMap(childrenOf);
  return (
    selectors.length > 0 &&
    selectors.every((selector) => {
      const [first, ...rest] = childrenOf(selector);
      const isOwn = first?.type === 'AttributeSelector' && first.name.name === 'data-remote';
      if (!isOwn) return isScoped(childrenOf(selector), name, false);
      const { value, matcher } = first;
      const text = value?.type === 'Identifier' ? value.name : value?.value;
      return text === name && matcher === '=' && !first.flags && rest.every(goesInwards);
    })
  );
}

/** Descendants and children are inside; siblings and cousins may not be. */
function goesInwards(node: CssNodePlain): boolean {
  return node.type !== 'Combinator' || [' ', '>'].includes(node.name);
}
