import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { distFolder, REMOTES, ROOT } from '@site/platform/project/apps.ts';
import { readManifest } from '@site/platform/project/buildFiles.ts';
import * as z from 'zod';

export const CACHE = join(ROOT, '.cache/bench');

/** Where packages lie that nothing but measurements needs. */
export const PEERS = join(CACHE, 'others');

const LIST = join(import.meta.dirname, '../others/package.json');

/** Has npm install what is missing of them; who never measures never pays for it. */
export function installPeers(): void {
  console.log('• installing what only measurements need');
  mkdirSync(PEERS, { recursive: true });
  cpSync(LIST, join(PEERS, 'package.json'));
  // React comes from the project: what is measured shares one copy.
  const words = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  execFileSync('npm', words, { cwd: PEERS, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A function that one of them exports; what it takes and gives is for the caller to say. */
export async function peerFunction<Type>(name: string, exported = 'default'): Promise<Type> {
  const path = createRequire(join(PEERS, 'package.json')).resolve(name);
  const schema = z.object({
    [exported]: z.custom<Type>((value) => typeof value === 'function'),
  });
  const found = schema.parse(await import(pathToFileURL(path).href))[exported];
  if (!found) throw new Error(`${name} exports no ${exported}.`);
  return found;
}

/** A page of a remote's finished build, as another form finds it when it is built. */
export type KnownPage = ReturnType<typeof knownPages>[number];

/** The pages of all remotes; `source` is the file of their sources. */
export function knownPages() {
  return REMOTES.flatMap((remote) => {
    const { entry, pages, groups } = readManifest(distFolder(remote));
    const [stylesheet = ''] = Object.values(groups)[0]?.stylesheets ?? [];
    return pages.map(({ path, page, group }) => ({
      remote,
      path,
      page,
      source: join(ROOT, remote, 'src/pages', group, 'Page.tsx'),
      entry: `/${remote}/${entry}`,
      stylesheet: `/${remote}/${stylesheet}`,
    }));
  });
}
