import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '@site/composer/publishing/compress.ts';
import { isText } from '@site/edge/fileTypes.ts';
import { APPS, REMOTES, ROOT } from '@site/platform/project/apps.ts';
import { buildApps } from '@site/platform/publish/buildApps.ts';
import { serveEmbeddedBackend } from '@site/platform/server/backend.ts';
import { composeBuilds } from '@site/platform/server/composeBuilds.ts';
import { type Form, nextOf } from './forms.ts';
import { CACHE, folderOf, installPeers } from './peers.ts';

/** What is built for a form: programs of this folder with their words, each in a process of its own. */
function stepsOf(form: Form, pages: readonly string[]): string[][] {
  if (form === 'site' || form === 'before') return [];
  if (form === 'astro') return [['astro/build.ts', ...new Set([...pages, ...pages.map(nextOf)])]];
  // The host first: it empties the folder.
  const parts = form === 'module-federation' ? ['host', ...REMOTES] : ['host'];
  return parts.map((part) => ['buildClient.ts', form, part]);
}

/** Builds the other forms of the pages, from the builds of this site. */
export async function buildForms(pages: readonly string[], forms: readonly Form[]): Promise<void> {
  const others = forms.filter((form) => stepsOf(form, pages).length > 0);
  if (others.length > 0) installPeers();
  for (const form of others) {
    rmSync(folderOf(form), { recursive: true, force: true });
    for (const [script = '', ...words] of stepsOf(form, pages))
      execFileSync(process.execPath, [join(import.meta.dirname, script), ...words], {
        cwd: ROOT,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production' },
      });
    console.log(`• built ${form}`);
    // As the composer does it, so that no form gains by another compression.
    for (const path of globSync('**/*.*', { cwd: folderOf(form) }).filter(isText)) {
      const file = join(folderOf(form), path);
      writeFileSync(`${file}.br`, (await compress(readFileSync(file)))['.br']);
    }
  }
}

/** Composes this site beside its database; `site` is the folder that an edge would serve, `fetch` the database's answers. */
export async function composeSite(opened: AsyncDisposableStack) {
  const { fetch, tables } = await serveEmbeddedBackend(opened, '.data/bench');
  await buildApps(APPS);
  const store = join(CACHE, 'store');
  await using composing = new AsyncDisposableStack();
  const composer = await composeBuilds(composing, store, tables);
  await composer.poll();
  return { site: join(store, 'site'), fetch };
}
