import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { KIT } from '../project/apps.ts';
import { lockedPackages, type Wanted } from './lockedPackages.ts';
import { reachableSources } from './reachableSources.ts';

/** What a build reads. */
export interface Inputs {
  /** Paths in the project, sorted. */
  files: string[];
  /** Packages from outside with their locked versions, sorted: `react@19.3.1`. */
  packages: string[];
}

/** Of these only the sources that build are read. */
const FOLLOWED = ['@site/platform', '@site/composer'];
const SKIPPED = new Set(['dist', 'node_modules', '.cache', 'testing', 'scripts']);
const SKIPPED_FILE = /\.test\.tsx?$|^README\.md$|^Dockerfile$|^package\.json$/;
/** What npm and git write beside a remote of its own: the versions count, not how they are listed. */
const LISTS = new Set(['package-lock.json']);
/** Only the shell publishes the icons, and serves the page of all components. */
const SHELL_ONLY = new Set(['brand', 'showcase']);

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.optional(z.unknown()),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
  devDependencies: z._default(z.record(z.string(), z.string()), {}),
});

/**
 * What the build of an app reads: its folder, the shared folders that it lists as dependencies or
 * that those list, and of platform and composer only the sources that build.
 */
export function inputsOf(app: string, root: string): Inputs {
  if (KIT) return inputsAlone(root);
  const isShell = app === 'shell';
  const entries = isShell
    ? ['publish/buildShell.ts', 'bundling/shell.ts']
    : ['publish/buildRemote.ts', 'bundling/remote.ts'];
  const builders = reachableSources(
    entries.map((file) => `platform/src/${file}`),
    join(root, 'shared'),
  );
  const files = [...builders.files.map((file) => `shared/${file}`), 'tsconfig.json'];
  if (isShell) files.push('publishers.json');
  const external: Wanted[] = [];
  const facts: string[] = [];
  const seen = new Set(FOLLOWED);
  const visit = (folder: string) => {
    files.push(...filesBelow(folder, root, isShell));
    const { name, version, exports, dependencies } = packageOf(folder, root);
    facts.push(JSON.stringify([name, version, exports]));
    follow(Object.keys(dependencies), folder);
  };
  const follow = (names: string[], from: string) => {
    for (const name of names) {
      if (!name.startsWith('@site/')) external.push({ name, from });
      else if (!seen.has(name)) {
        seen.add(name);
        visit(`shared/${name.slice('@site/'.length)}`);
      }
    }
  };
  visit(app);
  follow(builders.packages, 'shared/platform');
  return {
    files: files.sort(),
    packages: [...facts, ...lockedPackages(external, root)].sort(),
  };
}

/** With the kit: the remote's own folder, and the versions of the packages it names. */
function inputsAlone(root: string): Inputs {
  const { name, version, dependencies, devDependencies } = packageOf('.', root);
  const wanted = Object.keys({ ...dependencies, ...devDependencies });
  const facts = JSON.stringify([name, version, dependencies, devDependencies]);
  const files = filesBelow('.', root, false).filter((file) => !LISTS.has(file));
  const external = wanted.map((one) => ({ name: one, from: '' }));
  return { files: files.sort(), packages: [facts, ...lockedPackages(external, root)].sort() };
}

function packageOf(folder: string, root: string): z.infer<typeof packageSchema> {
  return packageSchema.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
}

function filesBelow(folder: string, root: string, isShell: boolean): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (folder === '.' && entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return SKIPPED_FILE.test(entry.name) ? [] : [path];
    const isSkipped = SKIPPED.has(entry.name) || (!isShell && SHELL_ONLY.has(entry.name));
    return isSkipped ? [] : filesBelow(path, root, isShell);
  });
}
