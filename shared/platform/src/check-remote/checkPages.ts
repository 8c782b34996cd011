import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TYPES } from '@site/composer/base/fileTypes.ts';
import { tagsOf } from '@site/composer/validation/contents/htmlTags.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { placeholderOf } from '@site/contract/placeholders.ts';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import * as z from 'zod';
import { ROOT } from '../project/apps.ts';
import { markupProblems } from '../render/markupProblems.ts';
import { findTestBrowser } from '../testing/browser.ts';
import type { BuiltPages, SeenPage } from './hydratePage.tsx';

type Files = ReadonlyMap<string, Buffer>;

/** By its name: the kit has a compiled one. */
const HYDRATE = '@site/platform/check-remote/hydratePage.tsx';
/** Compiled where this file is. */
const JSDOM_MAIN = join(import.meta.dirname, `jsdomMain${extname(import.meta.filename)}`);
/** As long as a browser may take for all pages of a build. */
const BROWSER_TIMEOUT_MS = 120_000;

/** Where most visitors read. */
const PHONE = { width: 390, height: 844 };

const seenSchema = z.array(z.object({ path: z.string(), problems: z.array(z.string()) }));

/**
 * Hydrates every page of a build once, in the Chromium that is installed here or else in jsdom, and
 * returns what goes wrong. `isPage` says whether the site has a path.
 */
export async function checkPages(
  manifest: Manifest,
  files: Files,
  isPage: (path: string) => boolean,
): Promise<Finding[]> {
  const pages = manifest.pages.map((page) => ({
    path: page.path,
    page: page.page,
    html: contentOf(files.get(page.document)?.toString() ?? ''),
  }));
  const versions = Object.entries(manifest.shared).map(([name, { version }]) => [name, version]);
  const { name: remote, takes } = manifest;
  const styles = Object.keys(manifest.files).filter((file) => file.endsWith('.css'));
  const built = { remote, takes, versions: Object.fromEntries(versions), pages, styles: [] };
  const browser = findTestBrowser();
  console.log(
    `${remote}: its pages are hydrated in ${browser ?? 'jsdom, for here is no Chromium'}.`,
  );
  bundle ??= bundled();
  const script = await bundle;
  const address = (file: string) => `/${remote}/${file}`;
  const entry = address(manifest.entry);
  const seen = browser
    ? await seenInBrowser(browser, script, { ...built, entry, styles: styles.map(address) }, files)
    : seenInJsdom(script, built, manifest, files);
  const written = pages.map(({ path, html }) => ({ path, problems: markupProblems(html, isPage) }));
  return [...written, ...seen].flatMap(({ path, problems }) => {
    const document = manifest.pages.find((page) => page.path === path)?.document;
    const rule = document ? 'page' : 'module';
    return problems.map((message) => finding(manifest, rule, message, document ?? manifest.entry));
  });
}

/** What stands in the container of a page's document. */
function contentOf(document: string): string {
  const container = [...tagsOf(document)].find(({ attributes }) => attributes.has('data-remote'));
  return document.slice(container?.end, document.indexOf(`</div>${placeholderOf('footer')}`));
}

let bundle: Promise<string> | undefined;

/** `hydratePage.tsx` with all that it imports. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    // Elements for the React of visitors, also where NODE_ENV says otherwise.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      minify: false,
      rollupOptions: {
        input: HYDRATE,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [output] = [result].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('hydratePage.tsx gave no module.');
  return chunk.code;
}

/** Hydrates the pages in a Chromium, which asks for no file but the build's. */
async function seenInBrowser(
  executablePath: string,
  script: string,
  pages: BuiltPages,
  files: Files,
): Promise<SeenPage[]> {
  const served = new Map<string, string | Buffer>([
    ['/', '<!doctype html>'],
    ['/-/hydratePage.js', script],
    ...[...files].map(([file, bytes]) => [`/${pages.remote}/${file}`, bytes] as const),
  ]);
  const browser = await chromium.launch({ executablePath });
  const late = setTimeout(() => browser.close(), BROWSER_TIMEOUT_MS);
  try {
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    await page.route('**', (route) => {
      const { pathname } = new URL(route.request().url());
      const body = served.get(pathname);
      const contentType = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8';
      return route.fulfill(body === undefined ? { status: 404 } : { body, contentType });
    });
    await page.goto('http://localhost/');
    const seen = await page.evaluate(
      `import('/-/hydratePage.js').then(({ hydratePages }) => hydratePages(${JSON.stringify(pages)}))`,
    );
    return seenSchema.parse(seen);
  } finally {
    clearTimeout(late);
    await browser.close();
  }
}

/** The same in a process with jsdom. */
function seenInJsdom(
  script: string,
  pages: Omit<BuiltPages, 'entry'>,
  manifest: Manifest,
  files: Files,
): SeenPage[] {
  const folder = mkdtempSync(join(tmpdir(), 'check-remote-'));
  try {
    writeModules(manifest, files, folder);
    const entry = pathToFileURL(join(folder, manifest.entry)).href;
    const call = `export const hydrateIn = () => hydratePages(${JSON.stringify({ ...pages, entry })});`;
    writeFileSync(join(folder, 'hydrate.mjs'), `${script}\n${call}`);
    const { status, stderr } = spawnSync(process.execPath, [JSDOM_MAIN, folder], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The pages could not be hydrated in jsdom: ${stderr}`);
    return seenSchema.parse(JSON.parse(readFileSync(join(folder, 'seen.json'), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the modules of a build beside each other, for Node to load. */
function writeModules({ name, files: listed }: Manifest, files: Files, folder: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const file of Object.keys(listed).filter((entry) => entry.endsWith('.js'))) {
    const code = files.get(file)?.toString() ?? '';
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code.replaceAll(`/${name}/assets/`, './'));
  }
}
