import type { Manifest } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import postcss, { type ChildNode } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import { type Finding, finding } from '../finding.ts';

/**
 * Holds a remote's stylesheet against its scope: each rule matches inside the remote's own container
 * and nowhere else. Names the first selector that does not.
 */
export function checkStylesheet(manifest: Manifest, file: string, css: string): Finding[] {
  const { name } = manifest;
  const found = (message: string) => [finding(manifest, 'styles', message, file)];
  try {
    const sheet = postcss.parse(css);
    const [imported] = sheet.nodes.filter(
      (node) => node.type === 'atrule' && /^import$/i.test(node.name),
    );
    if (imported) return found(`${imported}: the stylesheet that it imports is held to no scope`);
    const leak = leakIn(sheet.nodes, name);
    if (leak === undefined) return [];
    return found(`${leak} matches outside of [data-remote=${name}]: build it by the site's preset`);
  } catch (error) {
    return found(`it is no stylesheet: ${messageOf(error)}`);
  }
}

/** The first selector that matches outside of the container; `isNested` where a rule around it does not. */
function leakIn(nodes: readonly ChildNode[], name: string, isNested = false): string | undefined {
  for (const node of nodes) {
    if (node.type === 'rule') {
      const selectors = selectorParser().astSync(node.selector).nodes;
      const wide = selectors.find((one) => !isScoped(one, name, isNested));
      if (wide) return String(wide).trim();
    }
    // Steps of an animation match nothing.
    const isAnimation = node.type === 'atrule' && node.name.endsWith('keyframes');
    if (isAnimation || !('nodes' in node) || !node.nodes) continue;
    const leak = leakIn(node.nodes, name, isNested || node.type === 'rule');
    if (leak !== undefined) return leak;
  }
  return undefined;
}

/**
 * Whether a selector's last compound is in the container: it says so by `:where([data-remote=…] …)`,
 * or by `&` inside a rule that does. A nested rule without `&` matches descendants.
 */
function isScoped(selector: Selector, name: string, isNested: boolean): boolean {
  const { nodes } = selector;
  const subject = nodes.slice(nodes.findLastIndex((node) => node.type === 'combinator') + 1);
  if (subject.some((node) => isContainer(node, name))) return true;
  if (!isNested) return false;
  const at = nodes.findIndex((node) => node.type === 'nesting');
  if (at < 0) return !String(selector).includes('&') && nodes.slice(0, 1).every(goesInwards);
  return nodes.slice(at + 1).every(goesInwards);
}

/** `:where()` or `:is()` of what is inside the container, also of selectors that say so each by itself. */
function isContainer(node: selectorParser.Node, name: string): boolean {
  if (node.type !== 'pseudo' || !/^:(where|is)$/.test(node.value)) return false;
  return node.nodes.every((selector) => {
    const [first, ...rest] = selector.nodes;
    const isOwn = first?.type === 'attribute' && first.attribute === 'data-remote';
    if (!isOwn) return isScoped(selector, name, false);
    return first.value === name && first.operator === '=' && rest.every(goesInwards);
  });
}

/** Descendants and children are inside; siblings and cousins may not be. */
function goesInwards(node: selectorParser.Node): boolean {
  return node.type !== 'combinator' || /^\s*>?\s*$/.test(node.value);
}
