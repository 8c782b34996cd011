import type { Plugin } from 'vite';

/**
 * Leaves imports on demand to the browser. Vite wraps each to load the stylesheets of the chunk first;
 * an app has one stylesheet, which stands in the documents (593 bytes by brotli in mf-teasers). Fails when a component imports another,
 * which would never be loaded.
 */
export function plainImports(): Plugin {
  return {
    name: 'site:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.viteMetadata?.importedCss.size) continue;
        // The stylesheet itself is an entry of the build.
        if (chunk.facadeModuleId?.endsWith('.css')) continue;
        const sources = chunk.moduleIds.filter((id) => id.endsWith('.css'));
        this.error(`Import ${sources.join(', ') || 'stylesheets'} in src/styles.css instead.`);
      }
    },
  };
}
