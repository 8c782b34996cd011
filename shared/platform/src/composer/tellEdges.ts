import { join } from 'node:path';
import { readIfThere } from './disk.ts';
import { type EdgeFacts, edgeFactsSchema, FACTS_FILES } from './edgeFacts.ts';
import { edgeMaps } from './edgeMaps.ts';
import type { Published } from './published.ts';
import { type SiteFolder, writeText } from './publishSite.ts';

/**
 * Tells edges ahead what the policy of coming pages allows: edges read their maps each second, while
 * pages are there at once, and a policy that does not know a page's inline scripts switches them
 * off. What was allowed stays so until the pages are there. Returns whether there was news.
 */
export async function tellEdges(
  next: EdgeFacts | undefined,
  published: Published,
  folder: SiteFolder,
): Promise<boolean> {
  const now = await factsNow(folder);
  if (!now || !next) return false;
  const lists = ['scripts', 'styles', 'connect'] as const;
  if (lists.every((list) => next[list].every((entry) => now[list].includes(entry)))) return false;
  const both = { ...now };
  for (const list of lists) both[list] = [...new Set([...now[list], ...next[list]])];
  const texts = { [FACTS_FILES.maps]: edgeMaps(both), [FACTS_FILES.json]: JSON.stringify(both) };
  for (const [path, text] of Object.entries(texts)) {
    await writeText(join(folder.store, 'site', path), text, folder.disk);
    // Not what any plan says: it is written again once the pages are there.
    published.set(path, { key: 'ahead', size: Buffer.byteLength(text) });
  }
  return true;
}

async function factsNow({ store }: SiteFolder): Promise<EdgeFacts | undefined> {
  const text = await readIfThere(join(store, 'site', FACTS_FILES.json));
  try {
    return text && edgeFactsSchema.parse(JSON.parse(text.toString()));
  } catch {
    // Of another version, or broken: it is about to be written again.
    return undefined;
  }
}
