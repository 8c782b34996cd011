import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { takenOver } from '@site/contract/defineRemote.ts';
import { entryFile } from '@site/contract/entry.ts';
import type { ViteBuilder } from 'vite';
import { EXPOSED_CHUNK } from '../bundling/corrections/exposedWithShared.ts';
import { UNNAMED_BUILD } from '../bundling/fingerprint.ts';
import { builtFile, builtStylesheet, staticGraph } from '../bundling/graph.ts';
import { takenFromRuntime } from '../bundling/imports/runtimeImports.ts';
import { sharedVersions } from '../bundling/imports/sharedPackages.ts';
import { importProblems, selectorProblems } from '../bundling/imports/sourceProblems.ts';
import { appFolder, buildFolder } from '../project/apps.ts';
import { buildEnvironment } from './buildEnvironment.ts';
import { loadPages } from './loadPages.ts';
import type { ManifestParts } from './writeManifest.ts';
import { writePages } from './writePages.ts';

/** Files that a remote publishes as they are, below `/mf-x/files/`: their addresses stay. */
const FILES = 'files';

/** Builds a remote: modules, page documents, its files. Returns what its manifest says of them. */
export async function buildRemote(builder: ViteBuilder, app: string): Promise<ManifestParts> {
  for (const warning of selectorProblems(app)) console.warn(`⚠ ${warning.join(': ')}`);
  const problems = importProblems(app).map((problem) => problem.join(': '));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  const built = await buildEnvironment(builder, 'client');
  const entry = `assets/${entryFile(UNNAMED_BUILD)}`;
  const exposed = builtFile(app, built, EXPOSED_CHUNK);
  const stylesheets = [builtStylesheet(app, built)];
  const module = await loadPages(builder, app);
  const shared = sharedVersions(takenFromRuntime);
  const pages = await writePages(app, module, { entry, shared }, (folder) => {
    const graph = staticGraph(app, built, `src/pages/${folder}/Page.tsx`);
    return { stylesheets, preload: [...new Set([entry, exposed, ...graph])] };
  });
  const files = join(appFolder(app), FILES);
  if (existsSync(files)) cpSync(files, join(buildFolder(app), FILES), { recursive: true });
  const takesOver = takenOver(module.routes);
  return {
    entry,
    takes: [...takenFromRuntime].sort(),
    redirects: module.redirects,
    ...(takesOver.length > 0 && { takesOver }),
    ...pages,
  };
}
