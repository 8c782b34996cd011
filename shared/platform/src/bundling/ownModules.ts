import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { RUNTIME_EXPORTS } from '@site/contract/contract.ts';
import type { Plugin, Rolldown } from 'vite';
import * as z from 'zod';
import { APPS, appFolder, ROOT, SHARED_PACKAGES } from '../project/apps.ts';
import { takenFromRuntime } from './runtimeImports.ts';

/** What runs once on a page: the shared packages, and the router that the runtime brings. */
const ONCE: readonly string[] = [...SHARED_PACKAGES, 'react-router', 'react-router-dom'];
/** Makes elements and holds no state: each remote has its own. */
const JSX = /\/react\/(?:cjs\/react-)?jsx-/;

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/**
 * Ends the build of a remote with a sentence for each module that it must not hold: a copy of a
 * package that the shell shares, another app's code, a package that its `package.json` does not list,
 * and for each name of the runtime that the contract does not list.
 */
export function ownModules(app: string): Plugin {
  const folder = appFolder(app);
  const file = join(folder, 'package.json');
  const { dependencies } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
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
      const own = ids.filter((id) => id.startsWith(join(folder, '/')) && !packageOf(id));
      for (const id of own) {
        const info = this.getModuleInfo(id);
        const imported = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
        for (const name of new Set(imported.map(packageOf))) {
          if (!name || name in dependencies || ONCE.includes(name)) continue;
          problems.push(
            `${relative(folder, id)} imports ${name}, which package.json does not list`,
          );
        }
      }
      for (const [name, id] of takenFromRuntime) {
        if (name in RUNTIME_EXPORTS) continue;
        const names = Object.keys(RUNTIME_EXPORTS).join(', ');
        const from = relative(folder, id);
        problems.push(`${from} imports ${name} from @site/runtime, which offers remotes ${names}`);
      }
      if (problems.length > 0) this.error([...new Set(problems)].join('\n'));
    },
  };
}

/** The package that runs once on a page, or the other app, that a module is of; empty for any other. */
function foreignName(app: string, id: string): string {
  const named = packageOf(id) ?? '';
  if (ONCE.includes(named) && !JSX.test(id)) return named;
  return APPS.find((one) => one !== app && id.startsWith(join(appFolder(one), '/'))) ?? '';
}

const byLength = (one: string, other: string) => one.length - other.length;

/** The package that a module belongs to, of npm or of this repository's `shared/`. */
function packageOf(id: string): string | undefined {
  const [, installed] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  if (installed) return installed;
  const [top, name] = relative(ROOT, id).split('/');
  return top === 'shared' ? `@site/${name}` : undefined;
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
