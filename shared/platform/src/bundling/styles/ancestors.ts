import type { AtRule, Node, Rule } from 'postcss';

const isRule = (node?: Node): node is AtRule | Rule => /^(?:at)?rule$/.test(node?.type ?? '');

/** The rules and at-rules around a node of a stylesheet, the nearest first. */
export function ancestorsOf({ parent }: Node): (AtRule | Rule)[] {
  return isRule(parent) ? [parent, ...ancestorsOf(parent)] : [];
}
