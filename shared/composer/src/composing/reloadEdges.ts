import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EDGE_FILES, type EdgeConfiguration, readEdgeConfiguration } from './edgeConfiguration.ts';
import { edgeMaps } from './edgeMaps.ts';
import type { Published } from './published.ts';
import { type SiteFolder, writeText } from './publishSite.ts';

/** In the store while edges may still run on the maps of before: a restart waits for them again. */
const MARKER = 'edges-reload';
const LISTS = ['scripts', 'styles', 'connect'] as const;

/**
 * Widens the policy of edges before pages need it, and waits until edges have read it: they read
 * their maps each second, while a page is there at once, and a policy without the hash of an inline
 * script switches that script off. What was allowed stays so until the pages are there.
 */
export async function reloadEdges(
  next: EdgeConfiguration | undefined,
  published: Published,
  folder: SiteFolder,
  waitMs: number,
): Promise<void> {
  if (!next) return;
  const marker = join(folder.store, MARKER);
  // Without a configuration of now, `next` allows what the shells before had, too.
  const now = readEdgeConfiguration(join(folder.store, 'site')) ?? next;
  const both = { ...now };
  for (const list of LISTS) both[list] = [...new Set([...now[list], ...next[list]])];
  if (!existsSync(marker) && JSON.stringify(both) === JSON.stringify(now)) return;
  await folder.disk.write(marker, '');
  const texts = { [EDGE_FILES.maps]: edgeMaps(both), [EDGE_FILES.json]: JSON.stringify(both) };
  for (const [path, text] of Object.entries(texts)) {
    await writeText(join(folder.store, 'site', path), text, folder.disk);
    // Not what any plan says: it is written again once the pages are there.
    published.set(path, { key: 'ahead', size: Buffer.byteLength(text) });
  }
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  await folder.disk.remove(marker);
}
