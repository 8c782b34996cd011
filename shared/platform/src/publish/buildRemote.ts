import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { takenOver } from '@site/contract/defineRemote.ts';
import { entryFile } from '@site/contract/entry.ts';
import { bundleForBrowsers, bundleRenderer, loadPages } from '../bundling/bundle.ts';
import { EXPOSED_CHUNK } from '../bundling/corrections/exposedWithShared.ts';
import { fingerprint } from '../bundling/fingerprint.ts';
import { builtFile, staticGraph } from '../bundling/graph.ts';
import { takenFromRuntime } from '../bundling/imports/runtimeImports.ts';
import { sharedVersions } from '../bundling/imports/sharedPackages.ts';
import { importProblems, selectorProblems } from '../bundling/imports/sourceProblems.ts';
import { remoteConfig } from '../bundling/remote.ts';
import { appFolder, buildFolder } from '../project/apps.ts';
import { hasRenderer } from '../renderer/rendererModule.ts';
import { writeManifest } from './writeManifest.ts';
import { writePages } from './writePages.ts';

/** Files that a remote publishes as they are, below `/mf-x/files/`: their addresses stay. */
const FILES = 'files';

/** Builds a remote: modules, page documents, its files, its renderer if it has one, manifest. */
export async function buildRemote(app: string): Promise<void> {
  for (const warning of selectorProblems(app)) console.warn(`⚠ ${warning.join(': ')}`);
  const problems = importProblems(app).map((problem) => problem.join(': '));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  const built = await bundleForBrowsers(app, () => remoteConfig(app));
  const entry = `assets/${entryFile(fingerprint(app))}`;
  const exposed = builtFile(app, built, EXPOSED_CHUNK);
  const stylesheets = [builtFile(app, built, 'src/styles.css')];
  const module = await loadPages(app);
  const shared = sharedVersions(takenFromRuntime);
  const pages = await writePages(app, module, { entry, shared }, (folder) => {
    const graph = staticGraph(app, built, `src/pages/${folder}/Page.tsx`);
    return { stylesheets, preload: [...new Set([entry, exposed, ...graph])] };
  });
  const files = join(appFolder(app), FILES);
  if (existsSync(files)) cpSync(files, join(buildFolder(app), FILES), { recursive: true });
  if (hasRenderer(app)) await bundleRenderer(app);
  const takesOver = takenOver(module.routes);
  writeManifest(app, {
    entry,
    takes: [...takenFromRuntime].sort(),
    redirects: module.redirects,
    ...(takesOver.length > 0 && { takesOver }),
    ...pages,
  });
}
