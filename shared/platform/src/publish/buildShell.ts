import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from '@site/contract/includes.ts';
import type { ShellAssets } from '@site/platform/render/shellAssets.ts';
import * as z from 'zod';
import { bundleAndImport, bundleForBrowsers, loadPages } from '../bundling/bundle.ts';
import { fingerprint } from '../bundling/fingerprint.ts';
import { builtFile, readGraph, staticGraph } from '../bundling/graph.ts';
import { remotesTemplate } from '../composer/includes.ts';
import { distFolder, REMOTES, ROOT } from '../project/apps.ts';
import { readSite } from '../project/readSite.ts';
import { packageVersion } from './buildRemote.ts';
import { edgeFiles } from './edgeFiles.ts';
import { shellManifest } from './shellManifest.ts';
import { sitemapIndex } from './sitemap.ts';
import { webManifest } from './webManifest.ts';
import { writeFile, writePages } from './writePages.ts';

const serverSchema = z.object({
  renderParts: z.custom<(assets: ShellAssets) => Promise<Record<(typeof PARTS)[number], string>>>(
    (value) => typeof value === 'function',
  ),
});

/** Builds the shell: modules, parts, its own pages (errors), and what the edge reads. */
export async function buildShell(): Promise<void> {
  await bundleForBrowsers('shell');
  const assets = shellAssets();
  const server = serverSchema.parse(
    await bundleAndImport('shell', 'server', 'src/server/parts.tsx'),
  );
  const parts = await server.renderParts(assets);
  const put = (file: string, text: string) => writeFile(join(distFolder('shell'), file), text);
  for (const part of PARTS) put(`parts/${part}.html`, parts[part]);
  const noAssets = { entry: '', stylesheets: [], preload: [] };
  writePages('shell', await loadPages('shell'), () => noAssets);
  copyBrand();
  put('site.webmanifest', webManifest(readSite()));
  put('remotes.json', remotesTemplate(REMOTES));
  put('sitemap.xml', sitemapIndex(REMOTES));
  put('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${readSite().url}/sitemap.xml\n`);
  for (const [file, text] of Object.entries(edgeFiles(parts.head))) put(`edge/${file}`, text);
  put('manifest.json', shellManifest(fingerprint('shell'), packageVersion('shell'), assets));
}

function shellAssets(): ShellAssets {
  const graph = readGraph('shell');
  return {
    entry: builtFile('shell', graph, 'src/main.tsx'),
    stylesheet: builtFile('shell', graph, 'src/styles.css'),
    fonts: (graph['src/styles.css']?.assets ?? [])
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `/shell/${file}`),
    preload: staticGraph('shell', graph, ['src/main.tsx', ...sharedSources(Object.keys(graph))]),
  };
}

/** The shared packages are loaded by dynamic imports that a static graph does not show. */
function sharedSources(sources: string[]): string[] {
  return sources.filter((source) =>
    /(react|react-dom)\/index\.js$|runtime\/src\/index\.ts$/.test(source),
  );
}

/** Icons and the sharing card; what they are drawn from stays at home. */
function copyBrand(): void {
  const source = join(ROOT, 'shared/design/brand');
  const target = join(distFolder('shell'), 'brand');
  const published = readdirSync(source).filter((file) => /\.png$|^favicon\.svg$/.test(file));
  for (const file of published) cpSync(join(source, file), join(target, file));
}
