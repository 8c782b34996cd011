import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distFolder, REMOTES, ROOT } from '@site/platform/project/apps.ts';
import { readManifest } from '@site/platform/project/buildFiles.ts';
import type { Plugin } from 'vite';
import * as z from 'zod';

export const CACHE = join(ROOT, '.cache/bench');

/** Where packages lie that nothing but measurements needs. */
export const PEERS = join(CACHE, 'others');

/** The folder of a form's build; Astro's server looks for packages from its own folder on. */
export const folderOf = (form: string) => join(form === 'astro' ? PEERS : CACHE, form);

/** Installs the missing ones of these packages, only when a measurement needs them. */
export function installPeers(): void {
  console.log('• installing what only measurements need');
  mkdirSync(PEERS, { recursive: true });
  cpSync(join(import.meta.dirname, '../others/package.json'), join(PEERS, 'package.json'));
  // React comes from the project: what is measured shares one copy.
  const words = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  execFileSync('npm', words, { cwd: PEERS, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A function that one of these packages exports; the caller names its type. */
export async function peerFunction<Type>(name: string, exported = 'default'): Promise<Type> {
  const path = createRequire(join(PEERS, 'package.json')).resolve(name);
  const schema = z.object({
    [exported]: z.custom<Type>((value) => typeof value === 'function'),
  });
  const found = schema.parse(await import(pathToFileURL(path).href))[exported];
  if (!found) throw new Error(`${name} exports no ${exported}.`);
  return found;
}

/** A page of a remote's finished build, or a fragment, as another form finds it when it is built. */
export type KnownPart = ReturnType<typeof knownParts>[number];

/**
 * The pages and fragments of all remotes: `path` is a page's path or the name of the places for a fragment, `name` the
 * key into what the remote exposes, `source` the file of its sources, `places` the names of those in a page.
 */
export function knownParts() {
  return REMOTES.flatMap((remote) => {
    const { entry, pages, groups, fragments = {} } = readManifest(distFolder(remote));
    const known = (source: string, stylesheets: readonly string[] = []) => ({
      remote,
      entry: `/${remote}/${entry}`,
      source: join(ROOT, remote, 'src', source),
      stylesheet: `/${remote}/${stylesheets[0]}`,
    });
    return [
      ...pages.map(({ path, page: name, group, places = [] }) => ({
        ...known(`pages/${group}/Page.tsx`, groups[group]?.stylesheets),
        ...{ kind: 'pages' as const, path, name, places },
      })),
      ...Object.entries(fragments).map(([name, { stylesheets }]) => ({
        ...known(`fragments/${name}/Fragment.tsx`, stylesheets),
        ...{ kind: 'fragments' as const, path: `${remote}/${name}`, name, places: [] },
      })),
    ];
  });
}

/** Takes `Fragment.tsx` of this folder in the place of the runtime's: no composer fills the places of these forms. */
export const ownFragments: Plugin = {
  name: 'bench:fragments',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './Fragment.tsx' && importer?.endsWith('/runtime/src/index.ts')
      ? join(import.meta.dirname, 'Fragment.tsx')
      : null,
};
