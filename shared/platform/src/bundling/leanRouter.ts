import type { Plugin } from 'vite';

const WARNINGS = /^var ENABLE_DEV_WARNINGS = true;$/m;
const NAMES = /^\w+\.displayName = ".*";$/gm;
const COMPONENTS = /(= )(React\d*\.forwardRef\()/g;

/**
 * Leaves out of a build what the router has for developers, for its package hands everybody the form
 * for development: its warnings, behind one switch, and the names of its parts, which keep components
 * in that nobody uses. Fails when a new version does it in another way.
 */
export function leanRouter(): Plugin {
  return {
    name: 'site:lean-router',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/, code: 'var ENABLE_DEV_WARNINGS' },
      handler(code) {
        if (![WARNINGS, NAMES, COMPONENTS].every((pattern) => code.search(pattern) >= 0))
          this.error('the router is written in another way now.');
        const lean = code
          .replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false;')
          .replace(NAMES, '')
          .replace(COMPONENTS, '$1/* @__PURE__ */ $2');
        return { code: lean, map: null };
      },
    },
  };
}
