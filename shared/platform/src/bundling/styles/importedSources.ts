import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { packageFolder, ROOT } from '../../project/apps.ts';
import { sourcesIn } from '../../project/buildFiles.ts';

const DESIGN = realpathSync(join(packageFolder('@site/design') ?? ROOT, 'ui'));
const SOURCE = /(?<!\.test)\.tsx?$/;
const IMPORTED = /['"](@site\/design\/ui\/|\.{1,2}\/)([^'"\n]+\.(?:tsx?|js))['"]/g;

/** All that an app has. */
const OWN_SOURCES = /@source\s+["']\.\/["'];/;

/** Ends the address of `src/styles.css` where it is to hold what fragments need, and nothing else. */
export const OF_FRAGMENTS = '?fragments';

/**
 * Adds the components of the design system that an app imports to the sources in which Tailwind looks
 * for classes in the app's `src/styles.css`: with all of them a page has 3.2 to 4.5 kB more styles by
 * brotli. While developing all of them: Tailwind reads the list once.
 */
export function importedSources(): Plugin {
  let isBuild = true;
  return {
    name: 'site:imported-sources',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform: {
      // Where a document links it, Vite asks for `styles.css?direct`.
      filter: { id: /\/src\/styles\.css(?:\?|$)/ },
      handler(code, id) {
        const src = dirname(id);
        const isOfFragments = id.includes(OF_FRAGMENTS);
        const folder = isOfFragments ? join(src, 'fragments') : src;
        const files = isBuild ? importedParts(folder, DESIGN, src) : [DESIGN];
        const own = isOfFragments ? code.replace(OWN_SOURCES, '@source "./fragments";') : code;
        return { code: [own, ...files.map((file) => `@source "${file}";`)].join('\n'), map: null };
      },
    },
  };
}

/**
 * Files of the design system, and of the app's `src`, that some source below `folder` imports, directly
 * or in turn.
 */
export function importedParts(folder: string, design = DESIGN, src = design): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    for (const [, start = '', rest = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const named = start.startsWith('@')
        ? join(design, rest)
        : resolve(dirname(file), start + rest);
      // The kit has compiled modules under the names of their sources.
      const part = existsSync(named) ? named : named.replace(/\.tsx?$/, '.js');
      const isKnown = [design, src].some((place) => part.startsWith(join(place, '/')));
      if (!isKnown || found.has(part) || !existsSync(part)) continue;
      found.add(part);
      follow(part);
    }
  };
  for (const file of sourcesIn(folder).filter((name) => SOURCE.test(name))) follow(file);
  return [...found].sort();
}
