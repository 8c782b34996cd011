import { type CachedManifest, cachedManifestSchema } from '@site/contract/contract.ts';
import { isPattern, matches } from '@site/contract/paths.ts';
import * as z from 'zod/mini';

/** What a path will most likely need. The page document has the last word. */
export interface AnnouncedPage {
  remote: string;
  entry: string;
  contract: number;
  /** The key of the page's code. */
  page: string;
  /** Ranges of shared packages that the page's code accepts. */
  requires: Record<string, string>;
  /** Addresses of the modules that the page loads. */
  preload: readonly string[];
}

let manifests: Promise<CachedManifest[]> | undefined;

/**
 * Fetches what all remotes publish about themselves, so that a page's module can be asked for
 * together with its document. Nothing depends on it: what is missing or broken is left out.
 */
export function fetchManifests(): Promise<CachedManifest[]> {
  manifests ??= fetch('/remotes.json')
    .then((response) => response.json())
    .then((rows) => z.array(z.unknown()).parse(rows).flatMap(parseManifest))
    .catch(() => []);
  return manifests;
}

/** The page of a path, if the manifests are here already; never waits for the network. */
export async function announcedPage(pathname: string): Promise<AnnouncedPage | undefined> {
  if (!manifests) return undefined;
  const known = await Promise.race([manifests, Promise.resolve([])]);
  for (const { name: remote, entry, contract, requires = {}, pages, groups } of known) {
    const found = pages.filter(({ path }) => matches(path, pathname));
    // A page of its own goes before a pattern.
    const page = found.find(({ path }) => !isPattern(path)) ?? found[0];
    if (page) {
      const preload = groups[page.group] ?? [];
      return { remote, entry, contract, requires, page: page.page, preload };
    }
  }
  return undefined;
}

function parseManifest(row: unknown): CachedManifest[] {
  const parsed = cachedManifestSchema.safeParse(row);
  return parsed.success ? [parsed.data] : [];
}
