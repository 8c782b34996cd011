import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { TYPES } from '@site/composer/base/fileTypes.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import type { Manifest, ManifestPage } from '@site/contract/manifest.ts';
import { parentOf } from '@site/contract/paths.ts';
import { fillPlaceholders, type Part } from '@site/contract/placeholders.ts';
import { type Browser, chromium, type Page } from 'playwright-core';
import { FRAME_FOLDER } from '../project/apps.ts';
import { markupProblems } from '../render/markupProblems.ts';
import { findTestBrowser } from '../testing/browser.ts';
import { noteFirstScreen } from './firstScreen.ts';

type Files = ReadonlyMap<string, Buffer>;

/** Where most visitors read. */
const PHONE = { width: 390, height: 844 };
const ORIGIN = 'http://localhost';
/** The shell gives up a page's code after 3 s. */
const HYDRATION_TIMEOUT_MS = 10_000;
/** React's numbers of what it says when the browser renders other than the document. */
const DIFFERS = /Minified React error #(?:418|423)/;

/**
 * Opens every page of a build in a Chromium, inside the frame of the shell that is built here, and
 * returns what goes wrong. `isPage` says whether the site has a path.
 * @throws UserError where there is no Chromium, saying what to install.
 */
export async function checkPages(
  manifest: Manifest,
  files: Files,
  isPage: (path: string) => boolean,
): Promise<Finding[]> {
  const executablePath = findTestBrowser();
  if (!executablePath)
    throw new UserError(
      'Pages are checked in a Chromium, and here is none: npx playwright-core install chromium brings one, BROWSER_PATH names another.',
    );
  console.log(`${manifest.name}: its pages are hydrated in ${executablePath}.`);
  const read = (part: Part) => readFileSync(join(FRAME_FOLDER, `parts/${part}.html`), 'utf8');
  const parts = { head: read('head'), header: read('header'), footer: read('footer') };
  const browser = await chromium.launch({ executablePath });
  try {
    const findings: Finding[] = [];
    for (const page of manifest.pages) {
      const html = files.get(page.document)?.toString() ?? '';
      const document = fillPlaceholders(html, parts);
      const problems = [
        ...markupProblems(html, isPage),
        ...(await hydrationProblems(browser, manifest, page, document, files)),
      ];
      for (const problem of problems)
        findings.push(finding(manifest, 'page', problem, page.document));
    }
    return findings;
  } finally {
    await browser.close();
  }
}

/** What hydrating a page, of which this is the whole document, shows to be wrong with it. */
async function hydrationProblems(
  browser: Browser,
  { name }: Manifest,
  page: ManifestPage,
  document: string,
  files: Files,
): Promise<string[]> {
  const tab = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  const thrown = errorsIn(tab, name);
  // The document of a pattern answers for many addresses; without its variable it is as it was rendered.
  const address = parentOf(page.path);
  const isNoted = Promise.withResolvers<void>();
  await tab.route('**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isModule = pathname.endsWith('.js');
    // Pages are drawn in the letters of the system until their font is here.
    if (pathname.endsWith('.woff2')) return route.abort();
    if (isModule) await isNoted.promise;
    // What the database says is not here: pages wait for it.
    if (pathname.startsWith('/rest/')) return;
    const body = pathname === address ? document : fileAt(pathname, name, files);
    const contentType = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8';
    return route.fulfill(body === undefined ? { status: 404 } : { body, contentType });
  });
  await tab.goto(ORIGIN + address);
  const container = tab.locator(`[data-remote=${name}]`);
  const compare = await container.evaluateHandle(noteFirstScreen);
  isNoted.resolve();
  const isOver = tab.locator(`[data-remote=${name}]:is([data-hydrated], [data-static])`);
  const isLate = await isOver
    .waitFor({ timeout: HYDRATION_TIMEOUT_MS, state: 'attached' })
    .catch(() => true);
  // React hydrates in slices, and effects of the first render begin more: then the browser is idle.
  for (let turn = 0; turn < 3; turn += 1)
    await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { wasEmpty, isEmpty, difference, change } = await compare.evaluate((now) => now());
  await tab.context().close();
  if (wasEmpty) return ['its document shows nothing'];
  if (thrown.some((message) => DIFFERS.test(message)))
    return [`the browser renders other than its document: ${difference}`];
  if (thrown.length > 0)
    return [...new Set(thrown)].map((message) => `it throws in the browser: ${message}`);
  if (isLate) return ['it is not hydrated'];
  if (isEmpty) return ['it shows nothing in the browser'];
  return change ? [change] : [];
}

/** Messages of what a page throws, also of what the shell catches and writes to the console. */
function errorsIn(tab: Page, remote: string): string[] {
  const thrown: string[] = [];
  tab.on('pageerror', ({ message }) => thrown.push(message));
  tab.on('console', (entry) => {
    const [, error] = entry.text().split(`[${remote}] `);
    if (entry.type() !== 'error' || !error) return;
    thrown.push(error.replace(/\n {4}at [\s\S]*/, '').replace(/^Error: /, ''));
  });
  return thrown;
}

/** A file of the build, or of the shell. */
function fileAt(pathname: string, remote: string, files: Files): Buffer | undefined {
  const [, app, file = ''] = /^\/([\w-]+)\/(.+)$/.exec(pathname) ?? [];
  if (app === remote) return files.get(file);
  const path = join(FRAME_FOLDER, file);
  return app === 'shell' && existsSync(path) ? readFileSync(path) : undefined;
}
