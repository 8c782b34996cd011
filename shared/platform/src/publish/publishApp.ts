import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { UserError } from '@site/composer/base/errors.ts';
import type { ViteBuilder } from 'vite';
import { fingerprint } from '../bundling/fingerprint.ts';
import { keepSourceMaps } from '../bundling/sourceMaps.ts';
import { appFolder, buildFolder, distFolder, workFolder } from '../project/apps.ts';
import { replaceFile } from '../project/buildFiles.ts';
import { hasRenderer, rendererFile } from '../renderer/rendererModule.ts';
import { buildRemote } from './buildRemote.ts';
import { buildShell } from './buildShell.ts';
import { buildEnvironment } from './environments.ts';
import { nameBuild } from './nameBuild.ts';
import { writeManifest } from './writeManifest.ts';

/** A rename met a folder that came or went meanwhile. */
const RACED = new Set(['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM']);

const LONGEST_BUILD_MS = 3_600_000;

/** Where the fingerprint of what went into an app's build is kept. */
export const INPUTS_FILE = '.cache/inputs.txt';

/**
 * Builds an app with Vite's builder: modules, documents, manifest. The former build stays until this one is
 * whole.
 */
export async function publishApp(app: string, builder: ViteBuilder): Promise<void> {
  // The federation plugin resolves exposed files against the working directory.
  process.chdir(appFolder(app));
  // Documents say the same wherever they are built.
  process.env.TZ = 'UTC';
  // A page that throws is named with the line of its source.
  process.setSourceMapsEnabled(true);
  removeUnfinished(app);
  try {
    const inputs = fingerprint(app);
    const parts = await (app === 'shell' ? buildShell(builder) : buildRemote(builder, app));
    await buildEnvironment(builder, 'renderer');
    const renderer = dirname(rendererFile(appFolder(app)));
    const build = nameBuild(buildFolder(app), hasRenderer(app) ? renderer : undefined);
    keepSourceMaps(app, build);
    writeManifest(app, build, parts);
    moveIntoPlace(buildFolder(app), distFolder(app));
    replaceFile(join(appFolder(app), INPUTS_FILE), inputs);
  } catch (error) {
    throw withoutStack(error);
  } finally {
    rmSync(workFolder(app), { recursive: true, force: true });
  }
}

/** A build left by a process that was ended is of no use. */
function removeUnfinished(app: string): void {
  const cache = dirname(workFolder(app));
  for (const name of globSync('build-*', { cwd: cache })) {
    const { mtimeMs } = statSync(join(cache, name));
    if (Date.now() - mtimeMs > LONGEST_BUILD_MS) rmSync(join(cache, name), { recursive: true });
  }
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

/** Vite prints what a build throws whole; of a mistake in sources the message says all. */
function withoutStack(error: unknown): unknown {
  const isOfSources = error instanceof UserError || Object(error).plugin || Object(error).errors;
  if (!isOfSources || !(error instanceof Error)) return error;
  return Object.assign(error, { [inspect.custom]: () => `✗ ${error.message}` });
}
