import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isText } from '@site/composer/base/fileTypes.ts';
import { compress } from '@site/composer/publishing/compress.ts';
import { APPS, REMOTES, ROOT } from '@site/platform/project/apps.ts';
import { buildApps } from '@site/platform/publish/buildApps.ts';
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

/** Composes this site, its vacancies read at `tables`; returns the folder that an edge would serve. */
export async function composeSite(tables: string): Promise<string> {
  await buildApps(APPS);
  const store = join(CACHE, 'store');
  await using opened = new AsyncDisposableStack();
  const composer = await composeBuilds(opened, store, tables);
  await composer.poll();
  return join(store, 'site');
}
