import type { AtRule, ChildNode, Node, Plugin, Root, Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Layers of the shell that hold for every page: the reset, the tokens, the base styles. */
const GLOBAL_LAYERS = new Set(['theme', 'base', 'properties']);

/** What browsers ignore inside a style rule. */
const TOP_LEVEL = /^(charset|import|property|font-face|(-\w+-)?keyframes)$/;

/** What the shell puts into a remote's container (its error fallback) stays the shell's. */
const NOT_THE_SHELLS = ':not([data-shell],[data-shell] *)';

const INSIDE_REMOTE = `[data-remote]:not([data-remote=shell]) ${NOT_THE_SHELLS}`;

/**
 * Puts the rules of a stylesheet inside one for the app's own part of the page, and names that part
 * in each selector: `:where([data-remote=mf-rentals] *){.p-4&{…}}`. `:where()` adds no specificity,
 * so styles win and lose among each other as they were written.
 * - a remote: inside the containers of its pages and of its fragments, up to a fragment of another remote;
 * - the shell: outside any remote's container, except its reset, tokens and base styles.
 * `:root` and `:host` of a remote, and so its `@theme`, mean its container. Those of the shell, where its tokens are,
 * mean the document and each fragment: a fragment inherits no token that the page around it sets. An element with
 * `data-shell` and all inside it are the shell's, wherever they stand. `appOf` says whose a stylesheet is.
 */
export function scopeStyles(appOf: (file: string) => string): Plugin {
  return {
    postcssPlugin: 'site-scope-styles',
    OnceExit(root, { Rule }) {
      const app = appOf(root.source?.input.file ?? '');
      const selector = scopeOf(app);
      const container = containerOf(app);
      if (app === 'shell') coverFragments(root);
      else liftContainer(root, container);
      const scoped = root.nodes
        .filter(hasRules)
        .filter((node) => app !== 'shell' || !isGlobal(node))
        .filter((node) => !isOfContainer(node, container));
      for (const node of scoped) liftOut(node);
      let scope: Rule | undefined;
      for (const node of scoped) {
        // Neighbours share a scope: rules keep their order.
        if (!scope || node.prev() !== scope) {
          scope = new Rule({ selector });
          node.before(scope);
        }
        scope.append(node);
      }
      root.walkRules((rule) => {
        // A nested rule is held by its parent's.
        const holder = ancestorsOf(rule).find((one) => one.type === 'rule');
        if (holder?.selector === selector) rule.selector = refersToScope.processSync(rule.selector);
      });
    },
  };
}

const isRule = (node?: Node): node is AtRule | Rule => /^(?:at)?rule$/.test(node?.type ?? '');

/** The rules and at-rules around a node of a stylesheet, the nearest first. */
export function ancestorsOf({ parent }: Node): (AtRule | Rule)[] {
  return isRule(parent) ? [parent, ...ancestorsOf(parent)] : [];
}

function scopeOf(app: string): string {
  if (app === 'shell') return `:where(:not(${INSIDE_REMOTE}))`;
  // A fragment holds no other fragment: content inside a fragment of another remote is not the page's.
  const foreign = `[data-fragment]:not([data-remote=${app}])`;
  return `:where([data-remote=${app}] :not([data-shell],[data-shell] *,${foreign},${foreign} *))`;
}

function hasRules(node: ChildNode): node is AtRule | Rule {
  if (node.type === 'atrule')
    return !TOP_LEVEL.test(node.name) && (node.nodes ?? []).some(hasRules);
  return node.type === 'rule';
}

function isGlobal(node: AtRule | Rule): boolean {
  return node.type === 'atrule' && node.name === 'layer' && GLOBAL_LAYERS.has(node.params.trim());
}

const containerOf = (app: string) => `:where([data-remote=${app}])`;
const DOCUMENT = /(?::root|:host)(?![\w-])[^\s>+~]*$/;

const inside = (selector: string, container: string) =>
  /^(?::root|:host)$/.test(selector) ? container : `${selector} ${container}`;

/** Lets the tokens of the shell's global layers hold for fragments as for the document. */
function coverFragments(root: Root): void {
  root.walkRules(/^:root/, (rule) => {
    if (!ancestorsOf(rule).some(isGlobal)) return;
    const covered = rule.selectors.map((selector) => inside(selector, ':where([data-fragment])'));
    rule.selectors = [...new Set([...rule.selectors, ...covered])];
  });
}

/** Turns a remote's rules for the whole document into rules for its container, before the at-rules around them. */
function liftContainer(root: Root, container: string): void {
  root.walkRules((rule) => {
    const own = rule.selectors.filter((selector) => DOCUMENT.test(selector));
    const around = ancestorsOf(rule);
    if (own.length === 0 || around.some(({ type }) => type === 'rule')) return;
    const selectors = new Set(own.map((selector) => inside(selector, container)));
    let lifted: AtRule | Rule = rule.clone({ selectors: [...selectors] });
    for (const parent of around) lifted = parent.clone({ nodes: [lifted] });
    (around.at(-1) ?? rule).before(lifted);
    const others = rule.selectors.filter((selector) => !own.includes(selector));
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  });
}

function isOfContainer(node: AtRule | Rule, container: string): boolean {
  if (node.type === 'rule') return node.selectors.every((one) => one.endsWith(container));
  return (node.nodes ?? []).filter(hasRules).every((inner) => isOfContainer(inner, container));
}

/** Moves at-rules such as `@keyframes` out of a node, to the place before it. */
function liftOut(node: AtRule | Rule): void {
  node.walkAtRules(TOP_LEVEL, (inner) => {
    node.before(inner);
  });
}

/** Puts `&` behind the last compound, but before pseudo-elements such as `::before`. */
const refersToScope = selectorParser((root) => {
  root.each((selector) => {
    const element = selector.nodes.find((node) => selectorParser.isPseudoElement(node));
    const scope = selectorParser.nesting();
    if (element) selector.insertBefore(element, scope);
    else selector.append(scope);
  });
});
