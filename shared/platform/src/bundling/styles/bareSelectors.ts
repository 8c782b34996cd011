import type { AtRule, Root, Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** The selectors of a stylesheet that name elements without a class, as `body` or `h1 a`, and where their rule is. */
export function bareSelectors(root: Root): [offset: number, selector: string][] {
  const found: [number, string][] = [];
  root.walkRules((rule) => {
    if (isInside(rule)) return;
    selectorParser((selectors) => {
      selectors.each((selector) => {
        let hasTag = false;
        let hasName = false;
        selector.walk(({ type }) => {
          hasTag ||= type === 'tag';
          hasName ||= type === 'class' || type === 'id' || type === 'attribute';
        });
        if (hasTag && !hasName)
          found.push([rule.source?.start?.offset ?? 0, String(selector).trim()]);
      });
    }).processSync(rule.selector);
  });
  return found;
}

/** Whether a rule is a step of an animation, or stands inside another rule. */
function isInside({ parent }: Rule | AtRule): boolean {
  if (parent?.type !== 'atrule') return parent?.type === 'rule';
  return /keyframes$/.test((parent as AtRule).name) || isInside(parent as AtRule);
}
