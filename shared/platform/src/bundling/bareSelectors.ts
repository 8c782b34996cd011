import type { AtRule, Plugin, Root, Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** The rule that `scopeStyles` puts around the others. */
const SCOPE = /\[data-remote/;

/** The selectors of a stylesheet that name elements without a class, as `body` or `h1 a`. */
export function bareSelectors(root: Root): string[] {
  const found: string[] = [];
  root.walkRules((rule) => {
    if (isInside(rule)) return;
    selectorParser((selectors) => {
      selectors.each((selector) => {
        selector.walkNesting((nesting) => {
          nesting.remove();
        });
        let hasTag = false;
        let hasName = false;
        selector.walk(({ type }) => {
          hasTag ||= type === 'tag';
          hasName ||= type === 'class' || type === 'id' || type === 'attribute';
        });
        if (hasTag && !hasName) found.push(String(selector).trim());
      });
    }).processSync(rule.selector);
  });
  return found;
}

/** Whether a rule is a step of an animation, or stands inside a rule that is not the scope. */
function isInside({ parent }: Rule | AtRule): boolean {
  if (parent?.type === 'rule') return !SCOPE.test((parent as Rule).selector);
  if (parent?.type !== 'atrule') return false;
  return /keyframes$/.test((parent as AtRule).name) || isInside(parent as AtRule);
}

/** Warns of such selectors in a remote's stylesheet: the build keeps them inside the remote in silence. */
export function warnOfBareSelectors(app: string): Plugin {
  return {
    postcssPlugin: 'site-bare-selectors',
    Once(root, { result }) {
      if (app === 'shell') return;
      for (const selector of bareSelectors(root)) result.warn(sentenceOn(selector));
    },
  };
}

/** The sentence on one. */
export function sentenceOn(selector: string): string {
  return `the selector ${selector} has no class: elements look as the shell says, a remote styles by classes`;
}
