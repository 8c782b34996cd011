import type { ManifestPage } from '@site/contract/manifest.ts';
import { isPattern } from '@site/contract/paths.ts';

/**
 * The sitemap of all publishers' pages. Patterns have no address of their own; what is gone, not to be
 * found or unlisted stays out. The dates are the publishers'.
 */
export function sitemap(origin: string, pages: readonly ManifestPage[]): string {
  const rows = pages
    .filter(
      ({ path, status, noindex, unlisted }) =>
        !isPattern(path) && status !== 410 && !noindex && !unlisted,
    )
    .map(({ path, changedOn }) => {
      const date = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
      return `<url><loc>${origin}${path}</loc>${date}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
}
