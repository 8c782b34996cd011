import type { Head } from '@site/content/page.ts';
import type { SiteConfig } from '@site/site/variables.ts';
import { type HeadPicture, headTags } from './headTags.ts';
import { pageDocument } from './pageDocument.ts';

/** A build as its documents name it; files are relative to it. */
export interface BuildOfDocuments {
  name: string;
  /** The federation entry; empty where pages have no code of their own. */
  entry: string;
  /** Ranges of shared packages that the pages' code accepts. */
  requires: Record<string, string>;
  site: SiteConfig;
}

export interface DocumentParts {
  path: string;
  /** The key of the page's code in its module. */
  page: string;
  head: Head;
  structuredData: readonly object[];
  /** The page, rendered. */
  html: string;
  /** What the page loads, and its picture for link previews. */
  assets: {
    stylesheets: readonly string[];
    preload: readonly string[];
    sharing?: HeadPicture | undefined;
  };
}

/** The document of a page of a build: the same from the build itself and from a renderer of data. */
export function buildDocument(build: BuildOfDocuments, parts: DocumentParts): string {
  const { name, entry, requires, site } = build;
  const { path, page, head, structuredData, html, assets } = parts;
  const address = (file: string) => `/${name}/${file}`;
  const { sharing } = assets;
  const picture = sharing && { ...sharing, file: address(sharing.file) };
  return pageDocument({
    remote: name,
    entry: entry && address(entry),
    page,
    requires,
    html,
    headTags: headTags({ head, path, structuredData, site, picture }),
    stylesheets: assets.stylesheets.map(address),
    preload: assets.preload.map(address),
  });
}
