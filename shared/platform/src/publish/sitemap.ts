import { isPattern } from '@site/contract/paths.ts';
import { readSite } from '../project/readSite.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The sitemap of one remote's pages; patterns have no address of their own and stay out. */
export function sitemap(paths: readonly string[]): string {
  const { url } = readSite();
  const rows = paths
    .filter((path) => !isPattern(path))
    .map((path) => `<url><loc>${url}${path}</loc></url>`);
  return `${HEADER}<urlset xmlns="${NAMESPACE}">\n${rows.join('\n')}\n</urlset>\n`;
}

/** The index of all remotes' sitemaps, published by the shell. */
export function sitemapIndex(remotes: readonly string[]): string {
  const { url } = readSite();
  const rows = remotes.map((name) => `<sitemap><loc>${url}/${name}/sitemap.xml</loc></sitemap>`);
  return `${HEADER}<sitemapindex xmlns="${NAMESPACE}">\n${rows.join('\n')}\n</sitemapindex>\n`;
}
