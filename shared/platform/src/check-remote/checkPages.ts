import { extname } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { TYPES } from '@site/composer/base/fileTypes.ts';
import { tagsOf } from '@site/composer/validation/contents/htmlTags.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { placeholderOf } from '@site/contract/placeholders.ts';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import * as z from 'zod';
import { findTestBrowser } from '../testing/browser.ts';
import type { BuiltPages, SeenPage } from './hydratePage.tsx';
import { markupProblems } from './markupProblems.ts';

type Files = ReadonlyMap<string, Buffer>;

/** By its name: the kit has a compiled one. */
const HYDRATE = '@site/platform/check-remote/hydratePage.tsx';
/** As long as a browser may take for all pages of a build. */
const BROWSER_TIMEOUT_MS = 120_000;

const seenSchema = z.array(z.object({ path: z.string(), problems: z.array(z.string()) }));

/**
 * Hydrates every page of a build once, in a Chromium, and returns what goes wrong. `isPage` says
 * whether the site has a path.
 * @throws UserError where no Chromium is installed.
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
  const entry = `/${remote}/${manifest.entry}`;
  const built = { remote, entry, takes, versions: Object.fromEntries(versions), pages };
  bundle ??= bundled();
  const seen = await seenInBrowser(await bundle, built, files);
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
async function seenInBrowser(script: string, pages: BuiltPages, files: Files): Promise<SeenPage[]> {
  const executablePath = findTestBrowser();
  if (!executablePath)
    throw new UserError(
      'Pages are hydrated in a Chromium, and there is none: npx playwright-core install chromium, or BROWSER_PATH=….',
    );
  const served = new Map<string, string | Buffer>([
    ['/', '<!doctype html>'],
    ['/-/hydratePage.js', script],
    ...[...files].map(([file, bytes]) => [`/${pages.remote}/${file}`, bytes] as const),
  ]);
  const browser = await chromium.launch({ executablePath });
  const late = setTimeout(() => browser.close(), BROWSER_TIMEOUT_MS);
  try {
    const page = await browser.newPage();
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
