import { join } from 'node:path';
import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { documentFile } from '@site/contract/paths.ts';
import { distFolder } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { headTags, pageDescription, pageTitle } from '../render/headTags.ts';
import { pageDocument } from '../render/pageDocument.ts';
import { type PagesModule, type RenderedPage, renderOne } from '../render/pages.ts';
import { writeFile } from './writeManifest.ts';

type AssetGroup = Manifest['groups'][string];

/** What the pages of an app load; all file names are relative to its build. */
export interface PageAssets {
  /** The federation entry; empty for pages without code of their own. */
  entry: string;
  /** Ranges of shared packages that the pages' code accepts. */
  requires: Record<string, string>;
  /** What the page of a folder loads. */
  groupOf(folder: string): AssetGroup;
}

/** Renders every page of an app, writes the documents, and returns what the manifest says of them. */
export function writePages(
  app: string,
  module: PagesModule,
  assets: PageAssets,
): Pick<Manifest, 'pages' | 'groups'> {
  const groups: Manifest['groups'] = {};
  const pages = Object.keys(module.routes).map((path): ManifestPage => {
    const page = renderOne(app, module, path);
    const group = assets.groupOf(page.folder);
    groups[page.folder] = group;
    const document = join('pages', documentFile(path));
    writeFile(join(distFolder(app), document), toDocument(app, page, assets, group));
    return {
      path,
      page: path,
      document,
      title: pageTitle(page.head, readSite()),
      description: pageDescription(page.head),
      group: page.folder,
      ...(page.head.noindex ? { noindex: true } : {}),
    };
  });
  return { pages, groups };
}

function toDocument(app: string, page: RenderedPage, assets: PageAssets, group: AssetGroup) {
  const { path, head, structuredData, html } = page;
  const address = (file: string) => `/${app}/${file}`;
  return pageDocument({
    remote: app,
    entry: assets.entry && address(assets.entry),
    page: path,
    requires: assets.requires,
    html,
    headTags: headTags({ head, path, structuredData, site: readSite() }),
    stylesheets: group.stylesheets.map(address),
    preload: group.preload.map(address),
  });
}
