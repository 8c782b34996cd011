import type { Plugin } from 'vite';

const EMPTY = '\0site:no-fallback/';
/** Where the federation plugin's table of shared packages names a remote's own copy. */
const OWN_COPY = /get:\(\)=>\(\)=>__federation_import\(import\.meta\.ROLLUP_FILE_URL_[\w$]+\),/g;

/**
 * Keeps copies of the shared packages out of a remote's build: it runs with the shell's or not at
 * all. The federation plugin writes them even where told not to import any; here each is empty from
 * the start, so that nothing they are made of gets into other chunks, and goes at the end.
 */
export function withoutFallbacks(packages: readonly string[]): Plugin[] {
  return [
    {
      name: 'site:empty-fallbacks',
      enforce: 'pre',
      // Without an importer it is the plugin that asks.
      resolveId: (source, importer) =>
        !importer && packages.includes(source) ? EMPTY + source : null,
      load: (id) => (id.startsWith(EMPTY) ? 'export default {};' : null),
      generateBundle(_options, bundle) {
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type === 'chunk' && output.facadeModuleId?.startsWith(EMPTY))
            delete bundle[file];
        }
      },
    },
    {
      name: 'site:unnamed-fallbacks',
      enforce: 'post',
      transform: {
        filter: { id: /__federation_fn_import/ },
        handler(code) {
          if (code.match(OWN_COPY)?.length !== packages.length)
            this.error('the federation plugin names its copies in another way now.');
          return { code: code.replace(OWN_COPY, ''), map: null };
        },
      },
    },
  ];
}
