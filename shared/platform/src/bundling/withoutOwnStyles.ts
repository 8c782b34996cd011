import type { Plugin } from 'vite';

const INSERTS = /^__insertCSS\(.*\);$/m;

/**
 * Keeps sonner from adding a `<style>` to the page, which the policy would refuse: its stylesheet is
 * imported like any other. Fails when a new version does it in another way.
 */
export function withoutOwnStyles(): Plugin {
  return {
    name: 'without-own-styles',
    transform: {
      filter: { id: /[/\\]sonner[/\\]dist[/\\]index\.mjs$/ },
      handler(code) {
        if (!INSERTS.test(code)) this.error('sonner inserts its styles in another way now.');
        return { code: code.replace(INSERTS, ''), map: null };
      },
    },
  };
}
