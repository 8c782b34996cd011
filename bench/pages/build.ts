import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { federationHost } from '@site/platform/bundling/federation.ts';
import { baseConfig } from '@site/platform/bundling/preset.ts';
import { compress, isText } from '@site/platform/composer/compress.ts';
import { startComposer } from '@site/platform/composer/service.ts';
import { APPS, PUBLISHERS_FILE, ROOT } from '@site/platform/project/apps.ts';
import { buildApps } from '@site/platform/publish/buildApps.ts';
import { build } from 'vite';
import { knownRemotes } from './federation/knownRemotes.ts';

const CACHE = join(ROOT, '.cache/bench');

/** Composes this site from its builds; returns the folder that an edge would serve. */
export async function composeSite(): Promise<string> {
  await buildApps(APPS);
  const store = join(CACHE, 'store');
  const composer = await startComposer({ publishersFile: PUBLISHERS_FILE, root: ROOT, store });
  await composer.round();
  await composer.stop();
  return join(store, 'site');
}

/**
 * Builds one of the two forms that render in the browser alone, from the same pages and the same
 * frame, with the same styles; returns its folder.
 */
export async function buildClientRendered(variant: 'spa' | 'federation'): Promise<string> {
  const root = join(import.meta.dirname, variant);
  const outDir = join(CACHE, variant);
  const base = baseConfig('shell');
  rmSync(outDir, { recursive: true, force: true });
  const shares = variant === 'federation' ? federationHost('host', { isOffering: true }) : [];
  await build({
    ...base,
    configFile: false,
    root,
    base: '/app/',
    cacheDir: join(CACHE, `${variant}-cache`),
    // One build, one scope: nothing to keep apart.
    css: {},
    define: { ...base.define, __REMOTES__: JSON.stringify(knownRemotes()) },
    plugins: [...(base.plugins ?? []), ...shares],
    build: {
      outDir: join(outDir, 'app'),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  });
  await compressAll(outDir);
  return outDir;
}

/** As the composer does it, so that nobody gains by another compression. */
async function compressAll(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && isText(file)) {
      writeFileSync(`${file}.br`, (await compress(readFileSync(file)))['.br']);
    }
  }
}
