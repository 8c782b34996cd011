import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestSchema } from '@site/contract/contract.ts';
import { PARTS } from '@site/contract/includes.ts';
import { documentFile, rawPath } from '@site/contract/paths.ts';
import { APPS, REMOTES, ROOT } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';
import { hostingFiles } from './hostingFiles.ts';
import { composePage, composeRemotes, type Parts, rawPage } from './includes.ts';

/** The composed site as files: what any static host serves. */
export const SITE_FOLDER = join(ROOT, 'dist/site');

/** Resolves at build time what the edge resolves on request; the bytes are the same. */
export function composeSite(): void {
  rmSync(SITE_FOLDER, { recursive: true, force: true });
  for (const app of APPS) copyApp(app);
  const parts = readParts();
  const paths = REMOTES.flatMap((remote) => composeRemote(remote, parts));
  for (const page of ['404', '503']) {
    const document = readDist('shell', `pages/${page}.html`);
    put(`${page}.html`, composePage(document, parts));
    put(rawPath(`/${page}`), rawPage(document));
  }
  for (const file of ['robots.txt', 'sitemap.xml', 'site.webmanifest']) {
    put(file, readDist('shell', file));
  }
  const template = readDist('shell', 'remotes.json');
  put(
    'remotes.json',
    composeRemotes(template, (name) => readDist(name, 'manifest.json')),
  );
  for (const [file, text] of Object.entries(hostingFiles(parts.head, paths.filter(isPattern))))
    put(file, text);
}

/** Composes a remote's pages and returns the paths it claims. */
function composeRemote(remote: string, parts: Parts): string[] {
  const manifest = manifestSchema.parse(JSON.parse(readDist(remote, 'manifest.json')));
  for (const { path } of manifest.pages) {
    const file = documentFile(path);
    if (existsSync(join(SITE_FOLDER, file))) {
      throw new UserError(`${path} is claimed by ${remote} and by another remote before it.`);
    }
    const document = readDist(remote, `pages/${file}`);
    put(file, composePage(document, parts));
    put(rawPath(path === '/' ? '/' : `/${file.slice(0, -'.html'.length)}`), rawPage(document));
  }
  return manifest.pages.map(({ path }) => path);
}

function isPattern(path: string): boolean {
  return path.includes(':');
}

function copyApp(app: string): void {
  for (const part of ['assets', 'brand', 'manifest.json', 'sitemap.xml']) {
    const source = join(ROOT, app, 'dist', part);
    if (existsSync(source)) cpSync(source, join(SITE_FOLDER, app, part), { recursive: true });
  }
}

function readParts(): Parts {
  const [head, header, footer] = PARTS.map((part) => readDist('shell', `parts/${part}.html`));
  return { head: head ?? '', header: header ?? '', footer: footer ?? '' };
}

function readDist(app: string, file: string): string {
  const path = join(ROOT, app, 'dist', file);
  if (!existsSync(path)) throw new UserError(`${app}/dist/${file} is missing: run npm run build.`);
  return readFileSync(path, 'utf8');
}

function put(file: string, text: string): void {
  const path = join(SITE_FOLDER, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
