import type { Plugin, Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** What `scopeStyles` and `:where()` add says nothing of what a rule is for. */
const SCOPE = /\[data-remote/;

/** The selectors of a stylesheet that name elements without a class, as `body` or `h1 a`. */
export function bareSelectors(root: Root): string[] {
  const found: string[] = [];
  root.walkRules((rule) => {
    // The steps of an animation, and rules inside of a rule.
    const { parent } = rule;
    if (parent?.type === 'rule' || (parent?.type === 'atrule' && /keyframes$/.test(parent.name)))
      return;
    selectorParser((selectors) => {
      selectors.each((selector) => {
        selector.walkPseudos((pseudo) => {
          if (pseudo.value === ':where' && SCOPE.test(String(pseudo))) pseudo.remove();
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
