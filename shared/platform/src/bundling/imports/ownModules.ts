import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../project/apps.ts';
import { ONCE } from './sourceProblems.ts';

/** Makes elements or remembers values, and holds no state: each remote has its own. */
const JSX = /\/react\/(?:cjs\/react-)?(?:jsx|compiler)-/;

/**
 * Ends the build of a remote with a sentence for each package that the shell shares and of which another
 * package brings a copy along.
 */
export function ownModules(): Plugin {
  return {
    name: 'site:own-modules',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const ids = chunks.flatMap(({ modules }) =>
        Object.keys(modules).filter((id) => modules[id]?.renderedLength && !JSX.test(id)),
      );
      const copies = Map.groupBy(
        ids.filter((id) => ONCE.includes(packageOf(id))),
        packageOf,
      );
      const problems = [...copies].map(([name, copied]) => {
        const importers = copied.flatMap((id) => this.getModuleInfo(id)?.importers ?? []);
        const others = importers.filter((id) => packageOf(id) !== name);
        const files = [...new Set(others)].map((id) => relative(ROOT, id)).join(', ');
        return `it holds a copy of ${name}, which the shell brings: ${files} import it`;
      });
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}

/** The package that a module belongs to, of npm or of this repository's `shared/`. */
function packageOf(id: string): string {
  const [, installed] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return installed ?? relative(ROOT, id).replace(/^shared\/(\w+)\/.*/, '@site/$1');
}
