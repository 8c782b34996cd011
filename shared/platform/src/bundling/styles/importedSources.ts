import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../project/apps.ts';

const DESIGN = realpathSync(join(ROOT, 'node_modules/@site/design/ui'));
const SOURCE = /(?<!\.test)\.tsx?$/;
const IMPORTED = /['"](@site\/design\/ui\/|\.{1,2}\/)([^'"\n]+\.(?:tsx?|js))['"]/g;

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
        const files = isBuild ? importedParts(dirname(id)) : [DESIGN];
        return { code: [code, ...files.map((file) => `@source "${file}";`)].join('\n'), map: null };
      },
    },
  };
}

/** Files of the design system that some source below `folder` imports, directly or in turn. */
export function importedParts(folder: string, design = DESIGN): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    for (const [, start = '', rest = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const named = start.startsWith('@')
        ? join(design, rest)
        : resolve(dirname(file), start + rest);
      // The kit has compiled modules under the names of their sources.
      const part = existsSync(named) ? named : named.replace(/\.tsx?$/, '.js');
      if (!part.startsWith(join(design, '/')) || found.has(part)) continue;
      found.add(part);
      follow(part);
    }
  };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => SOURCE.test(name))) follow(join(folder, file));
  return [...found].sort();
}
