import type { AtRule, Root, Rule } from 'postcss';

/** An element's name in a selector, and what else names an element. */
const TAG = /(?:^|[\s>+~(])[a-z]/i;
const NAME = /[.#[]/;

/** The selectors of a stylesheet that name elements without a class, as `body` or `h1 a`, and where their rule is. */
export function bareSelectors(root: Root): [offset: number, selector: string][] {
  const found: [number, string][] = [];
  root.walkRules((rule) => {
    if (isInside(rule)) return;
    for (const selector of rule.selectors)
      if (TAG.test(selector) && !NAME.test(selector))
        found.push([rule.source?.start?.offset ?? 0, selector]);
  });
  return found;
}

/** Whether a rule is a step of an animation, or stands inside another rule. */
function isInside({ parent }: Rule | AtRule): boolean {
  if (parent?.type !== 'atrule') return parent?.type === 'rule';
  return /keyframes$/.test((parent as AtRule).name) || isInside(parent as AtRule);
}
