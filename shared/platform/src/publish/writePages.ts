import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ManifestPage } from '@site/contract/contract.ts';
import { documentFile } from '@site/contract/paths.ts';
import { distFolder } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { headTags, pageDescription, pageTitle } from '../render/headTags.ts';
import { pageDocument } from '../render/pageDocument.ts';
import { type PagesModule, type RenderedPage, renderOne } from '../render/pages.ts';

/** What a page loads, told by whoever knows the build. */
export interface PageAssets {
  entry: string;
  stylesheets: string[];
  preload: string[];
}

/** Renders every page of an app, writes the documents and returns their manifest entries. */
export function writePages(
  app: string,
  module: PagesModule,
  assetsOf: (folder: string) => PageAssets,
): ManifestPage[] {
  return Object.keys(module.routes).map((path) => {
    const page = renderOne(app, module, path);
    const assets = assetsOf(page.folder);
    const file = join('pages', documentFile(path));
    writeFile(join(distFolder(app), file), toDocument(app, page, assets));
    return {
      path,
      document: `/${app}/${file}`,
      title: pageTitle(page.head, readSite()),
      description: pageDescription(page.head),
      stylesheets: assets.stylesheets,
      preload: assets.preload,
    };
  });
}

function toDocument(app: string, page: RenderedPage, assets: PageAssets): string {
  const { path, head, structuredData, html } = page;
  return pageDocument({
    remote: app,
    path,
    html,
    headTags: headTags({ head, path, structuredData, site: readSite() }),
    ...assets,
  });
}

/** Writes a file, making the folders it needs. */
export function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
