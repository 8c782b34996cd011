import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, manifestSchema } from '@site/contract/contract.ts';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import * as z from 'zod';
import { bundleForBrowsers, loadPages } from '../bundling/bundle.ts';
import { fingerprint } from '../bundling/fingerprint.ts';
import { builtFile, readGraph, staticGraph } from '../bundling/graph.ts';
import { entryFile } from '../bundling/remote.ts';
import { sharedVersions } from '../bundling/sharedPackages.ts';
import { appFolder, distFolder } from '../project/apps.ts';
import { sitemap } from './sitemap.ts';
import { writeFile, writePages } from './writePages.ts';

/** Builds a remote: modules, page documents, manifest, sitemap. */
export async function buildRemote(app: string): Promise<void> {
  await bundleForBrowsers(app);
  const build = fingerprint(app);
  const entry = `/${app}/assets/${entryFile(build)}`;
  const graph = readGraph(app);
  const stylesheets = [builtFile(app, graph, 'src/styles.css')];
  const pages = writePages(app, await loadPages(app), (folder) => ({
    entry,
    stylesheets,
    preload: [entry, ...staticGraph(app, graph, ['src/remote.ts', `src/pages/${folder}/Page.tsx`])],
  }));
  const manifest: Manifest = {
    name: app,
    version: packageVersion(app),
    build,
    contract: CONTRACT_VERSION,
    entry,
    shared: sharedVersions(),
    pages,
  };
  writeFile(join(distFolder(app), 'sitemap.xml'), sitemap(pages.map(({ path }) => path)));
  writeFile(
    join(distFolder(app), 'manifest.json'),
    `${JSON.stringify(manifestSchema.parse(manifest), null, 2)}\n`,
  );
}

/** Version in an app's package.json. */
export function packageVersion(app: string): string {
  const text = readFileSync(join(appFolder(app), 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
