import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.filename);
const DESIGN = join(resolve('@site/design/package.json'), '../ui/');
const SOURCE = /\.(?:tsx?|js)$/;

/** All that an app has. */
const OWN_SOURCES = /@source\s+["']\.\/["'];/;

export const STYLES = 'src/styles.css';
/** The same with what its fragments need, and nothing else. */
export const FRAGMENT_STYLES = `${STYLES}?fragments`;

/**
 * Adds the components of the design system that an app imports to the sources in which Tailwind looks for its classes:
 * all of them are 3.2 to 4.5 kB more by brotli. Environments built before say what is imported; development takes all.
 */
export function importedSources(): Plugin {
  const imports = new Map<string, readonly string[]>();
  const importedFrom = (folder: string) => {
    const found = new Set([...imports.keys()].filter((id) => id.startsWith(folder)));
    // A set also gives what is added to it meanwhile.
    for (const id of found) for (const one of imports.get(id) ?? []) found.add(one);
    return [...found].filter((id) => SOURCE.test(id)).sort();
  };
  return {
    name: 'site:imported-sources',
    enforce: 'pre',
    buildEnd() {
      if (this.environment.mode !== 'build') return;
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        imports.set(id, [...(imports.get(id) ?? []), ...importedIds, ...dynamicallyImportedIds]);
      }
    },
    transform: {
      // Where a document links it, Vite asks for `styles.css?direct`.
      filter: { id: /\/src\/styles\.css(?:\?|$)/ },
      handler(code, id) {
        const src = join(dirname(id), '/');
        const isOfFragments = id.includes(FRAGMENT_STYLES);
        const imported = importedFrom(isOfFragments ? join(src, 'fragments/') : src);
        const files =
          this.environment.mode === 'build'
            ? imported.filter((file) => file.startsWith(DESIGN) || file.startsWith(src))
            : [DESIGN];
        const own = isOfFragments ? code.replace(OWN_SOURCES, '@source "./fragments";') : code;
        return { code: [own, ...files.map((file) => `@source "${file}";`)].join('\n'), map: null };
      },
    },
  };
}
