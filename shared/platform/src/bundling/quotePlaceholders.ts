import type { Plugin } from 'vite';

/**
 * The minifier turns strings into template literals, and the federation plugin then misses the
 * placeholder of its stylesheets (`e.forEach is not a function` in the browser). This step turns
 * them back before the plugin looks.
 */
export function quotePlaceholders(): Plugin {
  return {
    name: 'site:quote-placeholders',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code.replace(/`(__v__css__[^`]*)`/g, '"$1"');
        }
      },
    },
  };
}
