import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_PATH } from '@site/contract/paths.ts';
import { PARTS, type Part } from '@site/contract/placeholders.ts';
import { UNNAMED_BUILD } from '../bundling/fingerprint.ts';
import { type BuiltFiles, builtFile, importedStylesheets, staticGraph } from '../bundling/graph.ts';
import { STYLES } from '../bundling/styles/importedSources.ts';
import { buildFolder, ROOT } from '../project/apps.ts';
import { replaceFile } from '../project/buildFiles.ts';
import { connectOrigins, readSite } from '../project/readSite.ts';
import { type PagesModule, shellModuleSchema } from '../render/pages.ts';
import { webManifest } from './webManifest.ts';
import { importBuilt, type ManifestParts, writePages } from './writePages.ts';

/** Writes the parts around every page, the shell's pages and files of the root; returns what its manifest says of them. */
export async function buildShell(
  { client: built = [], styles = [] }: BuiltFiles,
  module: PagesModule,
): Promise<ManifestParts> {
  const address = (file: string) => `/shell/${file}`;
  const entry = builtFile('shell', built, 'src/main.tsx');
  const assets = {
    build: UNNAMED_BUILD,
    entry: address(entry),
    stylesheets: [...importedStylesheets(built), builtFile('shell', styles, STYLES)].map(address),
    modules: staticGraph('shell', built, 'src/main.tsx').map(address),
  };
  const server = shellModuleSchema.parse(await importBuilt('shell', 'parts'));
  const parts = server.renderParts(assets);
  const put = (file: string, text: string) => replaceFile(join(buildFolder('shell'), file), text);
  for (const part of PARTS) put(partFile(part), parts[part]);
  const none = { stylesheets: [], preload: [] };
  const pages = await writePages('shell', module, { entry: '', shared: {} }, () => none);
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
    redirects: module.redirects,
    ...pages,
    shell: {
      origin: site.url,
      parts: { head: partFile('head'), header: partFile('header'), footer: partFile('footer') },
      connect: connectOrigins(site),
      ...(site.monitorUrl ? { monitor: site.monitorUrl } : {}),
      runtime: server.runtime,
    },
  };
}

const partFile = (part: Part) => `parts/${part}.html`;
