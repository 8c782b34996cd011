import { globalName } from '@site/contract/globalNames.ts';
import type { AtRule, Plugin, Root } from 'postcss';
import { ancestorsOf } from './scopeStyles.ts';

/** Where names of a kind are declared, and in which declarations they are used. */
const KINDS = [
  { rule: /^(?:-\w+-)?keyframes$/, used: /^(?:-\w+-)?animation(?:-name)?$|^--.*animat/ },
  { rule: /^counter-style$/, used: /^list-style(?:-type)?$|^content$|^--.*list/ },
  { rule: /^font-face$/, used: /^font(?:-family)?$|^--.*font/ },
  // Names with two dashes, as custom properties have: no other text looks like them, so each declaration is searched.
  { rule: /^(?:property|font-palette-values|position-try)$/, used: /./ },
];
const LAYER = /^layer$/;
const NO_NAME = /^(?:none|auto|match-element|inherit|initial|unset|revert(?:-layer)?)$/;
const QUOTES = /^["']|["']$/g;

/**
 * Adds the remote's name to those of its names that hold for the whole document, where declared and where used:
 * `@keyframes progress` would turn the shell's bar. A name that it does not declare, as a shell font, stays.
 */
export function privateNames(appOf: (file: string) => string): Plugin {
  return {
    postcssPlugin: 'site-private-names',
    OnceExit(root) {
      const remote = appOf(root.source?.input.file ?? '');
      if (remote === 'shell') return;
      renameLayers(root, remote);
      for (const { rule, used } of KINDS) {
        const names = new Set<string>();
        root.walkAtRules(rule, (node) => {
          for (const name of declaredBy(node)) names.add(name);
          if (!isFont(node)) node.params = globalName(remote, node.params.trim());
        });
        if (names.size === 0) continue;
        const uses = usesOf(names);
        const rename = (text: string) => text.replace(uses, (name) => globalName(remote, name));
        root.walkDecls((node) => {
          if (used.test(node.prop)) node.value = rename(node.value);
          if (node.prop.startsWith('--')) node.prop = rename(node.prop);
        });
      }
      root.walkDecls('view-transition-name', (node) => {
        if (!NO_NAME.test(node.value)) node.value = globalName(remote, node.value);
      });
    },
  };
}

function renameLayers(root: Root, remote: string): void {
  root.walkAtRules(LAYER, (node) => {
    // A layer without a name clashes with no other, and the name of an inner layer includes that of the outer one.
    const isInside = ancestorsOf(node).some((one) => one.type === 'atrule' && LAYER.test(one.name));
    if (!node.params.trim() || isInside) return;
    const names = node.params.split(',').map((name) => globalName(remote, name.trim()));
    node.params = names.join(',');
  });
}

const isFont = (node: AtRule) => node.name === 'font-face';

function declaredBy(node: AtRule): string[] {
  if (!isFont(node)) return [node.params.trim()];
  const families: string[] = [];
  node.walkDecls('font-family', ({ value }) => {
    families.push(value.replaceAll(QUOTES, ''));
  });
  return families;
}

/** Finds these names as whole words, also in quotes. */
function usesOf(names: ReadonlySet<string>): RegExp {
  const escaped = [...names].map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'g');
}
