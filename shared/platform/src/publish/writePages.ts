import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '@site/composer/base/errors.ts';
import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { documentFile } from '@site/contract/paths.ts';
import { placesIn } from '@site/contract/places.ts';
import { UNNAMED_BUILD } from '../bundling/fingerprint.ts';
import { buildFolder, workFolder } from '../project/apps.ts';
import { replaceFile } from '../project/buildFiles.ts';
import { readSite } from '../project/readSite.ts';
import { headTexts } from '../render/headTags.ts';
import { pageDocument } from '../render/pageDocument.ts';
import { type PagesModule, renderAll, renderFragment } from '../render/pages.ts';
import { searchFileOf } from '../render/searchEntries.ts';
import { sharingPictures } from '../sharing/drawCard.ts';

/** Where a build's search entries are; only the composer reads them. */
const SEARCH_FILE = 'search.json';

export type ManifestParts = Pick<
  Manifest,
  'entry' | 'takes' | 'groups' | 'pages' | 'redirects' | 'fragments' | 'gives' | 'search' | 'shell'
>;

export function importBuilt(app: string, name: string): Promise<unknown> {
  return import(pathToFileURL(join(workFolder(app), `server/${name}.mjs`)).href);
}

/**
 * Renders and writes every page and fragment of an app, and returns what the manifest says of them. The entry is empty
 * where pages have no code; `assetsOf` says what a source loads.
 */
export async function writePages(
  app: string,
  module: PagesModule,
  own: Pick<Manifest, 'entry' | 'shared'>,
  assetsOf: (source: string) => Manifest['groups'][string],
): Promise<Pick<Manifest, 'pages' | 'groups' | 'fragments' | 'search'>> {
  const site = readSite();
  const build = { name: app, ...own, site };
  const groups: Manifest['groups'] = {};
  const { pages: rendered, problems } = renderAll(app, module);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  // The address of an error page is not passed on.
  const pictures = await sharingPictures(app, own.entry ? rendered : []);
  const pages = rendered.map((page): ManifestPage => {
    const { path } = page;
    const sharing = pictures.get(path);
    const loads = assetsOf(`src/pages/${page.folder}/Page.tsx`);
    const assets = { ...loads, ...(sharing && { sharing }) };
    groups[page.folder] = assets;
    const places = placesIn(page.html);
    const document = join('pages', documentFile(path));
    const html = pageDocument(build, { ...page, page: path, assets });
    replaceFile(join(buildFolder(app), document), html);
    return {
      path,
      page: path,
      document,
      ...headTexts(page.head, site),
      group: page.folder,
      ...(places.length > 0 && { places }),
      ...(page.head.noindex && { noindex: true }),
      ...(page.head.unlisted && { unlisted: true }),
    };
  });
  const fragments = Object.keys(module.fragments).map((name) => {
    const assets = assetsOf(`src/fragments/${name}/Fragment.tsx`);
    // Below `assets/`, where a site that shows it to teams that develop against it serves it.
    const document = `assets/fragment-${name}-${UNNAMED_BUILD}.html`;
    const html = renderFragment(module, name, build, assets.preload);
    replaceFile(join(buildFolder(app), document), html);
    return [name, { document, ...assets }];
  });
  const search = searchFileOf(module, rendered);
  replaceFile(join(buildFolder(app), SEARCH_FILE), JSON.stringify(search));
  return { pages, groups, fragments: Object.fromEntries(fragments), search: SEARCH_FILE };
}
