import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { formatFinding } from '@site/composer/validation/finding.ts';
import { readIfThere } from '@site/contract/readStored.ts';
import { fingerprint } from '../bundling/fingerprint.ts';
import { appFolder, distFolder, packageFolder, ROOT } from '../project/apps.ts';
import { MANIFEST, readManifest } from '../project/buildFiles.ts';
import { viteConfigIn } from '../project/packageFile.ts';
import { hasRenderer, rendererFile } from '../renderer/rendererModule.ts';
import { weightFindings } from './budget.ts';
import { INPUTS_FILE } from './publishApp.ts';

const AT_ONCE = 2;
const VITE = join(packageFolder('vite') ?? ROOT, 'bin/vite.js');

/**
 * Builds apps that changed, or all by `force`, each in a process of its own, two at a time.
 * @throws UserError naming the app that failed; what it said is printed before.
 */
export async function buildApps(apps: readonly string[], { force = false } = {}): Promise<void> {
  const changed = apps.filter((app) => force || !isUpToDate(app));
  const waiting = changed.values();
  const worker = async () => {
    for (const app of waiting) await buildApp(app);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const kept = apps.length - changed.length;
  if (kept > 0) console.log(`• ${kept} of ${apps.length} apps unchanged`);
}

function isUpToDate(app: string): boolean {
  if (hasRenderer(app) && !existsSync(rendererFile(appFolder(app)))) return false;
  const inputs = readIfThere(join(appFolder(app), INPUTS_FILE));
  return existsSync(join(distFolder(app), MANIFEST)) && String(inputs) === fingerprint(app);
}

async function buildApp(app: string): Promise<void> {
  viteConfigIn(appFolder(app));
  const started = Date.now();
  const child = spawn(process.execPath, [VITE, 'build'], {
    cwd: appFolder(app),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new UserError(`${app} could not be built.`);
  console.log(`• built ${app} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const read = (file: string) => readFileSync(join(distFolder(app), file));
  for (const found of weightFindings(readManifest(distFolder(app)), read))
    console.warn(`⚠ ${formatFinding(found)}`);
}
