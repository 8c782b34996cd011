import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { appFolder, ROOT } from '../../project/apps.ts';
import { ONCE } from './sourceProblems.ts';

/** Makes elements and holds no state: each remote has its own. */
const JSX = /\/react\/(?:cjs\/react-)?jsx-/;

/**
 * Ends the build of a remote with a sentence for each package that the shell shares and of which another
 * package brings a copy along.
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
      const copies = Map.groupBy(
        ids.filter((id) => ONCE.includes(packageOf(id)) && !JSX.test(id)),
        packageOf,
      );
      for (const [name, found] of copies) {
        const [way = ''] = found.map((id) => wayTo(id, folder, this)).sort(byLength);
        problems.push(`it holds a copy of ${name}, which the shell brings: ${way}`);
      }
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
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
    if (first.startsWith(join(folder, 'src/')))
      return way
        .map((one) => one.replace(/.*\/node_modules\//, ''))
        .join(' → ')
        .replaceAll(`${folder}/`, '')
        .replaceAll(`${ROOT}/`, '');
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(first) ?? {};
    for (const importer of [...importers, ...dynamicImporters])
      if (!seen.has(importer)) ways.push([importer, ...way]);
    seen.add(first);
  }
  return id;
}
