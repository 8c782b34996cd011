import type { Plugin } from 'vite';

const NAMES = /^\w+\.displayName = .*;$/gm;
const FORWARDED = /(?<=^var \w+ = )(?=React\d*\.forwardRef\()/gm;

/**
 * Lets the bundler leave out the router's links and forms, which the site does not use: their names for
 * developers and `forwardRef` count as effects. Where a new version writes them in another way, they are
 * there again, and `budgets.spec.ts` says so.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform: {
      filter: { id: /[/\\]react-router[/\\]dist[/\\]production[/\\]chunk-/ },
      handler(code) {
        return { code: code.replace(NAMES, '').replace(FORWARDED, '/* @__PURE__ */ '), map: null };
      },
    },
  };
}
