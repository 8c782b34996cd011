import { type Manifest, type ManifestPage, manifestSchema } from '@site/contract/contract.ts';
import { matches } from '@site/contract/paths.ts';
import * as z from 'zod/mini';

/** A page as the manifests announce it. The page document has the last word. */
export interface AnnouncedPage {
  manifest: Manifest;
  page: ManifestPage;
}

let manifests: Promise<Manifest[]> | undefined;

/**
 * Fetches what all remotes publish about themselves, so that a page's module can be asked for
 * together with its document. Nothing depends on it: what is missing or broken is left out.
 */
export function fetchManifests(): Promise<Manifest[]> {
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
  for (const manifest of known) {
    const page = manifest.pages.find(({ path }) => matches(path, pathname));
    if (page) return { manifest, page };
  }
  return undefined;
}

function parseManifest(row: unknown): Manifest[] {
  const parsed = manifestSchema.safeParse(row);
  return parsed.success ? [parsed.data] : [];
}
