import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** How every import and re-export of this project ends its first or last line. */
const IMPORT = /^(?:import\b[^'"\n]*|(?:export\b[^'"\n]*|\} )from )['"]([^'"\n]+)['"]/gm;

/** The packages of which a source is followed, not all that they hold. */
const FOLLOWED = /^@site\/(platform|composer)\//;

/**
 * The sources that modules import, and those import in turn, with the packages they name.
 * `entries` and the files returned are paths in `shared`, as in `platform/src/project/apps.ts`.
 */
export function reachableSources(
  entries: readonly string[],
  shared: string,
): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, name = ''] of readFileSync(join(shared, file), 'utf8').matchAll(IMPORT)) {
      if (name.startsWith('.')) visit(normalize(join(file, '..', name)));
      else if (FOLLOWED.test(name)) visit(name.replace(FOLLOWED, '$1/src/'));
      else if (!name.startsWith('node:')) packages.add(packageName(name));
    }
  };
  entries.forEach(visit);
  return { files: [...files], packages: [...packages] };
}

/** `@site/content/page.ts` → `@site/content`, `react-dom/server` → `react-dom`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
