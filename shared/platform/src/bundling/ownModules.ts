import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { APPS, appFolder, ROOT } from '../project/apps.ts';
import { ONCE } from './sourceProblems.ts';

/** Makes elements and holds no state: each remote has its own. */
const JSX = /\/react\/(?:cjs\/react-)?jsx-/;

/**
 * Ends the build of a remote with a sentence for each module that it must not hold and that other packages
 * bring along: a copy of a package that the shell shares, another app's code.
 */
export function ownModules(app: string): Plugin {
  const folder = appFolder(app);
  return {
    name: 'site:own-modules',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const ids = chunks.flatMap(({ modules }) =>
        Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength ? [id] : [])),
      );
      const problems: string[] = [];
      const foreign = Map.groupBy(ids, (id) => foreignName(app, id));
      for (const [name, found] of foreign) {
        const [way = ''] = found.map((id) => wayTo(id, folder, this)).sort(byLength);
        const what = APPS.includes(name)
          ? `it holds code of ${name}, which it meets in the browser alone`
          : `it holds a copy of ${name}, which the shell brings`;
        if (name) problems.push(`${what}: ${way}`);
      }
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}

/** The package that runs once on a page, or the other app, that a module is of; empty for any other. */
function foreignName(app: string, id: string): string {
  const named = packageOf(id);
  if (ONCE.includes(named) && !JSX.test(id)) return named;
  return APPS.find((one) => one !== app && id.startsWith(join(appFolder(one), '/'))) ?? '';
}

const byLength = (one: string, other: string) => one.length - other.length;

/** The package that a module belongs to, of npm or of this repository's `shared/`. */
function packageOf(id: string): string {
  const [, installed] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return installed ?? relative(ROOT, id).replace(/^shared\/(\w+)\/.*/, '@site/$1');
}

/** The shortest way by which a module came into a build: `src/pages/a/Page.tsx → swr/index.mjs`. */
function wayTo(id: string, folder: string, context: Rolldown.PluginContext): string {
  const ways = [[id]];
  const seen = new Set<string>();
  for (const way of ways) {
    const [first = ''] = way;
    const names = way.map((one) =>
      one
        .replace(/.*\/node_modules\//, '')
        .replace(`${folder}/`, '')
        .replace(`${ROOT}/`, ''),
    );
    if (first.startsWith(join(folder, 'src/'))) return names.join(' → ');
    const info = context.getModuleInfo(first);
    for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      ways.push([importer, ...way]);
    }
  }
  return id;
}
