import type { AtRule, Plugin, Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Layers of the shell that hold for every page: the reset, the tokens, the base styles. */
const GLOBAL_LAYERS = new Set(['theme', 'base', 'properties']);

/** What the shell puts into a remote's container (its error fallback) stays the shell's. */
const NOT_THE_SHELLS = ':not([data-shell],[data-shell] *)';

const INSIDE_REMOTE = `[data-remote]:not([data-remote=shell]) ${NOT_THE_SHELLS}`;

/**
 * Ends every selector so that it matches only the app's own part of the page. `:where()` adds no
 * specificity, so styles win and lose among each other as they were written.
 * - a remote: inside its own container, `:where([data-remote=mf-rentals] *)`;
 * - the shell: outside any remote's container, except its reset, tokens and base styles.
 * An element with `data-shell` and all inside it are the shell's, wherever they stand.
 * `appOf` says to which app a stylesheet belongs.
 */
export function scopeStyles(appOf: (file: string) => string): Plugin {
  return {
    postcssPlugin: 'site-scope-styles',
    OnceExit(root) {
      const app = appOf(root.source?.input.file ?? '');
      const scopeSelectors = scopeTo(app);
      root.walkRules((rule) => {
        const around = containersOf(rule);
        if (app === 'shell' && around.some(isGlobal)) return;
        // The steps of an animation are no selectors; a nested rule is held by its parent's scope.
        if (around.some((one) => one.type === 'rule' || /keyframes$/.test(one.name))) return;
        rule.selector = scopeSelectors.processSync(rule.selector);
      });
    },
  };
}

function scopeTo(app: string) {
  const inside = `:where([data-remote=${app}] ${NOT_THE_SHELLS})`;
  const scope = app === 'shell' ? `:where(:not(${INSIDE_REMOTE}))` : inside;
  return selectorParser((root) => {
    root.each((selector) => appendScope(selector, scope));
  });
}

/** Puts the scope behind the last compound, but before pseudo-elements such as `::before`. */
function appendScope(selector: selectorParser.Selector, scope: string): void {
  const element = selector.nodes.find((node) => selectorParser.isPseudoElement(node));
  const where = selectorParser.tag({ value: scope });
  if (element) selector.insertBefore(element, where);
  else selector.append(where);
}

type Container = AtRule | Rule;

/** The rules and at-rules around a rule. */
function containersOf(rule: Rule): Container[] {
  const found: Container[] = [];
  for (let parent = rule.parent; parent && parent.type !== 'root'; ) {
    found.push(parent as Container);
    parent = parent.parent as typeof parent;
  }
  return found;
}

function isGlobal(container: Container): boolean {
  return (
    container.type === 'atrule' &&
    container.name === 'layer' &&
    GLOBAL_LAYERS.has(container.params.trim())
  );
}
