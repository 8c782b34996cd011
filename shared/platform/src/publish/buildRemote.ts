import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { givenAway } from '@site/contract/defineRemote.ts';
import { entryFile } from '@site/contract/entry.ts';
import { EXPOSED_CHUNK, takenFromRuntime } from '../bundling/federation.ts';
import { UNNAMED_BUILD } from '../bundling/fingerprint.ts';
import { type BuiltFiles, builtFile, importedStylesheets, staticGraph } from '../bundling/graph.ts';
import { sharedVersions } from '../bundling/imports/sharedPackages.ts';
import { FILES } from '../bundling/imports/sourceProblems.ts';
import { FRAGMENT_STYLES, STYLES } from '../bundling/styles/importedSources.ts';
import { appFolder, buildFolder } from '../project/apps.ts';
import { filesIn } from '../project/buildFiles.ts';
import type { PagesModule } from '../render/pages.ts';
import { noteWeights } from './budget.ts';
import { type ManifestParts, writePages } from './writePages.ts';

/** Writes a remote's page documents, fragments and files beside its modules. Returns what its manifest says of them. */
export async function buildRemote(
  app: string,
  { client: built = [], styles = [] }: BuiltFiles,
  module: PagesModule,
): Promise<ManifestParts> {
  noteWeights(app, built);
  const entry = `assets/${entryFile(UNNAMED_BUILD)}`;
  const exposed = builtFile(app, built, EXPOSED_CHUNK);
  const imported = importedStylesheets(built);
  const takes = takenFromRuntime(built);
  const shared = sharedVersions(takes);
  const pages = await writePages(app, module, { entry, shared }, (source) => {
    const own = source.startsWith('src/fragments/') ? FRAGMENT_STYLES : STYLES;
    const preload = new Set([entry, exposed, ...staticGraph(app, built, source)]);
    return { stylesheets: [...imported, builtFile(app, styles, own)], preload: [...preload] };
  });
  const files = join(appFolder(app), FILES);
  for (const file of existsSync(files) ? filesIn(files) : [])
    cpSync(join(files, file), join(buildFolder(app), FILES, file));
  const gives = givenAway(module.routes);
  return {
    entry,
    takes,
    redirects: module.redirects,
    ...(Object.keys(gives).length > 0 && { gives }),
    ...pages,
  };
}
