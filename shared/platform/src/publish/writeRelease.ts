import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '@site/composer/base/errors.ts';
import { givenAway } from '@site/contract/defineRemote.ts';
import { entryFile } from '@site/contract/entry.ts';
import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { documentFile, SEARCH_PATH } from '@site/contract/paths.ts';
import { PARTS, type Part } from '@site/contract/placeholders.ts';
import { placesIn } from '@site/contract/places.ts';
import { EXPOSED_CHUNK, takenFromRuntime } from '../bundling/federation.ts';
import { UNNAMED_BUILD } from '../bundling/fingerprint.ts';
import { type BuiltFiles, builtFile, importedStylesheets, staticGraph } from '../bundling/graph.ts';
import { sharedVersions } from '../bundling/imports/sharedPackages.ts';
import { FILES } from '../bundling/imports/sourceProblems.ts';
import { FRAGMENT_STYLES, STYLES } from '../bundling/styles/importedSources.ts';
import { headTexts, pageDocument } from '../prerender/pageDocument.ts';
import {
  pagesModuleSchema,
  renderAll,
  renderFragment,
  shellModuleSchema,
} from '../prerender/pages.ts';
import { searchFileOf } from '../prerender/searchEntries.ts';
import { appFolder, buildFolder, ROOT, workFolder } from '../project/apps.ts';
import { filesIn, replaceFile } from '../project/buildFiles.ts';
import { connectOrigins, readSite } from '../project/readSite.ts';
import { noteWeights } from './budget.ts';
import { sharingPictures } from './sharingPictures.ts';
import { webManifest } from './webManifest.ts';

/** Where a build's search entries are; only the composer reads them. */
const SEARCH_FILE = 'search.json';

/** The fields of a build's manifest that do not follow from its files alone. */
export type ManifestParts = Pick<
  Manifest,
  'entry' | 'takes' | 'groups' | 'pages' | 'redirects' | 'fragments' | 'gives' | 'search' | 'shell'
>;

const partFile = (part: Part) => `parts/${part}.html`;

/** Writes the parts around every page, the shell's pages and files of the root; returns what its manifest says of them. */
export async function writeShell({
  client: built = [],
  styles = [],
}: BuiltFiles): Promise<ManifestParts> {
  const address = (file: string) => `/shell/${file}`;
  const entry = builtFile('shell', built, 'src/main.tsx');
  const { renderParts, runtime } = shellModuleSchema.parse(await importBuilt('shell', 'parts'));
  const parts = renderParts({
    build: UNNAMED_BUILD,
    entry: address(entry),
    stylesheets: [...importedStylesheets(built), builtFile('shell', styles, STYLES)].map(address),
    modules: staticGraph('shell', built, 'src/main.tsx').map(address),
  });
  const put = (file: string, text: string) => replaceFile(join(buildFolder('shell'), file), text);
  for (const part of PARTS) put(partFile(part), parts[part]);
  const none = { stylesheets: [], preload: [] };
  // Icons and the sharing card; what they are drawn from stays at home.
  const brand = join(ROOT, 'shared/design/brand');
  const isPublished = (file: string) => file === brand || /\.png$|favicon\.svg$/.test(file);
  cpSync(brand, join(buildFolder('shell'), 'brand'), { recursive: true, filter: isPublished });
  const site = readSite();
  cpSync(join(import.meta.dirname, 'formerWorker.js'), join(buildFolder('shell'), 'root/sw.js'));
  put('root/site.webmanifest', webManifest(site));
  put(
    'root/robots.txt',
    `User-agent: *\nAllow: /\nDisallow: ${SEARCH_PATH}?\nSitemap: ${site.url}/sitemap.xml\n`,
  );
  return {
    entry,
    takes: [],
    ...(await writePages('shell', { entry: '', shared: {} }, () => none)),
    shell: {
      origin: site.url,
      parts: { head: partFile('head'), header: partFile('header'), footer: partFile('footer') },
      connect: connectOrigins(site),
      ...(site.monitorUrl ? { monitor: site.monitorUrl } : {}),
      runtime,
    },
  };
}

/** Writes a remote's page documents, fragments and files beside its modules. Returns what its manifest says of them. */
export async function writeRemote(
  app: string,
  { client: built = [], styles = [] }: BuiltFiles,
): Promise<ManifestParts> {
  noteWeights(app, built);
  const entry = `assets/${entryFile(UNNAMED_BUILD)}`;
  const exposed = builtFile(app, built, EXPOSED_CHUNK);
  const imported = importedStylesheets(built);
  const takes = takenFromRuntime(built);
  const shared = sharedVersions(takes);
  const pages = await writePages(app, { entry, shared }, (source) => {
    const own = source.startsWith('src/fragments/') ? FRAGMENT_STYLES : STYLES;
    const preload = new Set([entry, exposed, ...staticGraph(app, built, source)]);
    return { stylesheets: [...imported, builtFile(app, styles, own)], preload: [...preload] };
  });
  const files = join(appFolder(app), FILES);
  for (const file of existsSync(files) ? filesIn(files) : [])
    cpSync(join(files, file), join(buildFolder(app), FILES, file));
  return { entry, takes, ...pages };
}

/**
 * Renders and writes every page and fragment of an app, and returns what the manifest says of them. The entry is empty
 * where pages have no code; `assetsOf` says what a source loads.
 */
async function writePages(
  app: string,
  own: Pick<Manifest, 'entry' | 'shared'>,
  assetsOf: (source: string) => Manifest['groups'][string],
) {
  const module = pagesModuleSchema.parse(await importBuilt(app, 'pages'));
  const site = readSite();
  const build = { name: app, ...own, site };
  const groups: Manifest['groups'] = {};
  const { pages: rendered, problems } = renderAll(app, module);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  // Error pages need no picture: visitors do not share their addresses.
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
    // Below `assets/`, which a site serves: teams that develop against the site load the fragment from there.
    const document = `assets/fragment-${name}-${UNNAMED_BUILD}.html`;
    const html = renderFragment(module, name, build, assets.preload);
    replaceFile(join(buildFolder(app), document), html);
    return [name, { document, ...assets }] as const;
  });
  const search = searchFileOf(module, rendered);
  replaceFile(join(buildFolder(app), SEARCH_FILE), JSON.stringify(search));
  const gives = givenAway(module.routes);
  return {
    pages,
    redirects: module.redirects,
    groups,
    fragments: Object.fromEntries(fragments),
    ...(Object.keys(gives).length > 0 && { gives }),
    search: SEARCH_FILE,
  };
}

function importBuilt(app: string, name: string): Promise<unknown> {
  return import(pathToFileURL(join(workFolder(app), `server/${name}.mjs`)).href);
}
