import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isText } from '@site/composer/base/fileTypes.ts';
import { compress } from '@site/composer/publishing/compress.ts';
import { startComposer } from '@site/composer/service.ts';
import { startRenderers } from '@site/platform/edge/edge.ts';
import { APPS, PUBLISHERS_FILE, REMOTES, ROOT } from '@site/platform/project/apps.ts';
import { buildApps } from '@site/platform/publish/buildApps.ts';
import { listen } from '@site/platform/server/listen.ts';
import type { Backend } from '@site/supabase/embedded/backend.ts';
import { CACHE } from './clientConfig.ts';
import { installOthers } from './others.ts';
import type { Folders } from './serve.ts';
import { nextOf, type Variant } from './variants.ts';

/** Builds every form of the pages; returns the folders to serve. */
export async function buildForms(
  pages: readonly string[],
  forms: readonly Variant[],
  backend: Backend,
): Promise<Omit<Folders, 'least'>> {
  const site = await composeSite(backend);
  const next = pages.map(nextOf);
  const all: readonly (readonly [form: Variant, script: string, words: readonly string[]])[] = [
    ['spa', 'clientForm.ts', ['spa']],
    ['federation', 'clientForm.ts', ['federation']],
    // The host first: it empties the folder.
    ...['host', ...REMOTES].map(
      (part) => ['module-federation', 'module-federation/build.ts', [part]] as const,
    ),
    ['astro', 'astro/build.ts', [...new Set([...pages, ...next])]],
  ];
  const parts = all.filter(([form]) => forms.includes(form));
  if (parts.length > 0) installOthers();
  for (const form of new Set(parts.map(([name]) => name)))
    rmSync(join(CACHE, form), { recursive: true, force: true });
  // Each in a process of its own: the plugins keep options for a whole process.
  for (const [form, script, words] of parts) {
    const started = Date.now();
    execFileSync(process.execPath, [join(import.meta.dirname, script), ...words], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    console.log(`• built ${form} (${words[0]}) in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  const folders = { site, others: CACHE };
  for (const form of new Set(parts.map(([name]) => name))) await compressAll(join(CACHE, form));
  return folders;
}

/** Composes this site from its builds and its vacancies; returns the folder that an edge would serve. */
export async function composeSite(backend: Backend): Promise<string> {
  await buildApps(APPS);
  const store = join(CACHE, 'store');
  const api = await listen(0, backend.fetch);
  const renderers = await startRenderers({
    backend: `http://127.0.0.1:${api.port}/rest/v1/`,
    runFolder: CACHE,
  });
  const { locations } = renderers;
  const composer = await startComposer({
    publishersFile: PUBLISHERS_FILE,
    locate: (listed) => ({ ...listed, ...locations }),
    store,
  });
  await composer.poll();
  await composer.stop();
  await renderers.stop();
  await api.close();
  return join(store, 'site');
}

/** As the composer does it, so that no variant gains by another compression. */
async function compressAll(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && isText(file)) {
      writeFileSync(`${file}.br`, (await compress(readFileSync(file)))['.br']);
    }
  }
}
