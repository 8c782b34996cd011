import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestSchema } from '@site/contract/manifest.ts';
import { distFolder, REMOTES } from '@site/platform/project/apps.ts';

/** A remote as a federation host is told about it when it is built. */
export interface KnownRemote {
  remote: string;
  entry: string;
  stylesheet: string;
  /** `folder` is that of its sources. */
  pages: readonly { path: string; page: string; folder: string }[];
}

/** The remotes' finished builds. */
export function knownRemotes(): KnownRemote[] {
  return REMOTES.map((remote) => {
    const text = readFileSync(join(distFolder(remote), 'manifest.json'), 'utf8');
    const { entry, pages, groups } = manifestSchema.parse(JSON.parse(text));
    const [stylesheet = ''] = Object.values(groups)[0]?.stylesheets ?? [];
    return {
      remote,
      entry: `/${remote}/${entry}`,
      stylesheet: `/${remote}/${stylesheet}`,
      pages: pages.map(({ path, page, group }) => ({ path, page, folder: group })),
    };
  });
}
