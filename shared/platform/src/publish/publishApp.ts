import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { manifestSchema } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import type { ViteBuilder } from 'vite';
import { fingerprint, UNNAMED_BUILD } from '../bundling/fingerprint.ts';
import type { BuiltFiles } from '../bundling/graph.ts';
import { sharedVersions } from '../bundling/imports/sharedPackages.ts';
import { sourceProblems } from '../bundling/imports/sourceProblems.ts';
import { mistakesOf } from '../bundling/mistakesOf.ts';
import { keepSourceMaps } from '../bundling/sourceMaps.ts';
import { appFolder, buildFolder, distFolder, workFolder } from '../project/apps.ts';
import { filesIn, MANIFEST, replaceFile } from '../project/buildFiles.ts';
import { readPackage } from '../project/packageFile.ts';
import { readSite } from '../project/readSite.ts';
import { hasRenderer, rendererFile } from '../renderer/rendererModule.ts';
import { type ManifestParts, writeRemote, writeShell } from './writeRelease.ts';

/** Error codes of a rename whose folder another process made or removed meanwhile. */
const RACED = new Set(['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM']);

/** Where the fingerprint of what went into an app's build is kept. */
export const INPUTS_FILE = '.cache/inputs.txt';

/** Builds an app with Vite's builder: modules, documents, manifest. The former build stays until this one is whole. */
export async function publishApp(app: string, builder: ViteBuilder): Promise<void> {
  try {
    const inputs = fingerprint(app);
    const problems = sourceProblems(app, builder.config.resolve.alias);
    if (problems.length > 0) throw new UserError(problems.join('\n'));
    const built = await buildAll(builder);
    const parts = await (app === 'shell' ? writeShell(built) : writeRemote(app, built));
    const renderer = dirname(rendererFile(appFolder(app)));
    const build = nameBuild(buildFolder(app), hasRenderer(app) ? renderer : undefined);
    keepSourceMaps(app);
    writeManifest(app, build, parts);
    moveIntoPlace(buildFolder(app), distFolder(app));
    replaceFile(join(appFolder(app), INPUTS_FILE), inputs);
  } catch (error) {
    const mistakes = mistakesOf(error);
    throw mistakes ? new UserError(mistakes) : error;
  } finally {
    rmSync(workFolder(app), { recursive: true, force: true });
  }
}

async function buildAll(builder: ViteBuilder): Promise<BuiltFiles> {
  const built: BuiltFiles = {};
  for (const [name, environment] of Object.entries(builder.environments)) {
    const [output] = [await builder.build(environment)].flat();
    built[name] = output && 'output' in output ? output.output : [];
  }
  return built;
}

/** Another process may finish a build of the same app at this moment: one of both stays. */
function moveIntoPlace(from: string, to: string): void {
  const former = join(dirname(from), 'former');
  for (;;) {
    rmSync(former, { recursive: true, force: true });
    try {
      if (existsSync(to)) renameSync(to, former);
      renameSync(from, to);
      return;
    } catch (error) {
      if (!RACED.has(Object(error).code)) throw error;
    }
  }
}

/**
 * Names a finished build after its files, with those of its `renderer`, and writes the name where `UNNAMED_BUILD` stands.
 * A commit that changes no file is no new build.
 */
function nameBuild(folder: string, renderer?: string): string {
  const files = filesIn(folder);
  const sums = [folder, ...(renderer ? [renderer] : [])].flatMap((from) =>
    filesIn(from)
      .filter((file) => !file.endsWith('.map'))
      .map((file) => [file, sha256Of(readFileSync(join(from, file)))]),
  );
  const build = sha256Of(JSON.stringify(sums)).slice(0, 12);
  for (const file of files) {
    const path = join(folder, file);
    if (file.endsWith('.html'))
      replaceFile(path, readFileSync(path, 'utf8').replaceAll(UNNAMED_BUILD, build));
    if (file.includes(UNNAMED_BUILD)) renameSync(path, path.replace(UNNAMED_BUILD, build));
  }
  return build;
}

function writeManifest(app: string, build: string, parts: ManifestParts): void {
  const folder = buildFolder(app);
  const described = filesIn(folder).map((name) => {
    const bytes = readFileSync(join(folder, name));
    return [name, { size: bytes.length, sha256: sha256Of(bytes) }];
  });
  const manifest = {
    name: app,
    version: readPackage(appFolder(app)).version,
    build,
    contract: CONTRACT_VERSION,
    configuration: sha256Of(JSON.stringify(readSite())).slice(0, 12),
    shared: sharedVersions(parts.takes),
    files: Object.fromEntries(described),
    ...parts,
  };
  const named = JSON.stringify(manifest).replaceAll(UNNAMED_BUILD, build);
  const text = `${JSON.stringify(manifestSchema.parse(JSON.parse(named)), null, 1)}\n`;
  replaceFile(join(folder, MANIFEST), text);
}
