import { activeReleaseSchema } from '@site/contract/activeReleases.ts';
import type { ManifestSummary } from '@site/contract/contract.ts';
import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { isPattern } from '@site/contract/paths.ts';

/** `/remotes.json`: files that all pages of a remote load. Documents name the files that only some pages load. */
export function remotesList(remotes: readonly Manifest[]): string {
  const summaries = remotes.map(({ name, groups, pages }): ManifestSummary => {
    const [first, ...others] = Object.values(groups);
    const common = (kind: 'stylesheets' | 'preload') =>
      (first?.[kind] ?? [])
        .filter((file) => others.every((group) => group[kind].includes(file)))
        .map((file) => `/${name}/${file}`);
    return {
      paths: [...new Set(pages.map(({ page }) => page))],
      stylesheets: common('stylesheets'),
      modules: common('preload'),
    };
  });
  return JSON.stringify(summaries);
}

/** `/stage.json`: the active releases, for teams that validate their build against them. */
export function activeList(releases: readonly Manifest[]): string {
  return JSON.stringify(releases.map((release) => activeReleaseSchema.parse(release)));
}

/** Whether a page has an address of its own, is there, and may be found. */
export function isIndexed({ path, status, noindex, unlisted }: ManifestPage): boolean {
  return !isPattern(path) && status !== 410 && !noindex && !unlisted;
}

export function sitemap(origin: string, pages: readonly ManifestPage[]): string {
  const rows = pages.filter(isIndexed).map(({ path, changedOn }) => {
    const date = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    return `<url><loc>${origin}${path}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
}
