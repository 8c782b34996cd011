import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { inlineSources, policyTag } from '@site/composer/site/documentPolicy.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { parentOf } from '@site/contract/paths.ts';
import { fillPlaceholders, type Part } from '@site/contract/placeholders.ts';
import { TYPES } from '@site/edge/fileTypes.ts';
import { type Browser, chromium, type Page } from 'playwright-core';
import { EDGE_HEADERS } from '../development/policy.ts';
import { pageDocument } from '../prerender/pageDocument.ts';
import { FRAME_FOLDER } from '../project/apps.ts';
import { readManifest } from '../project/buildFiles.ts';
import { readSite } from '../project/readSite.ts';
import { findTestBrowser } from '../testing/browser.ts';
import { noteFirstScreen } from './firstScreen.ts';

type Files = ReadonlyMap<string, Buffer>;

const PHONE = { width: 390, height: 844 };
const VISITOR = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' };
const DAY_MS = 24 * 60 * 60 * 1000;
const ORIGIN = 'http://localhost';
/** The shell gives up a page's code after 3 s. */
const HYDRATION_TIMEOUT_MS = 10_000;
/** React's error numbers for a browser that renders other HTML than the document has. */
const DIFFERS = /Minified React error #(?:418|423)/;

/**
 * Opens every page of a build in a Chromium, inside the shell's frame, and returns what goes wrong.
 * @throws UserError where there is no Chromium, saying what to install.
 */
export async function checkPages(manifest: Manifest, files: Files): Promise<Finding[]> {
  const executablePath = findTestBrowser();
  if (!executablePath)
    throw new UserError(
      'Pages are checked in a Chromium, and here is none: npx playwright-core install chromium brings one, BROWSER_PATH names another.',
    );
  console.log(`${manifest.name}: its pages are hydrated in ${executablePath}.`);
  const read = (part: Part) => readFileSync(join(FRAME_FOLDER, `parts/${part}.html`), 'utf8');
  const { connect = [] } = readManifest(FRAME_FOLDER).shell ?? {};
  const head = read('head');
  const policy = policyTag(inlineSources(head, 'script'), inlineSources(head, 'style'), connect);
  const parts = { head: policy + head, header: read('header'), footer: read('footer') };
  const textOf = (file: string) => files.get(file)?.toString() ?? '';
  const pages = manifest.pages.map(({ path, document: file }) => {
    return { rule: 'page', file, path, document: textOf(file) } as const;
  });
  const stage = { name: 'shell', entry: '', shared: {}, site: readSite() };
  const fragments = Object.values(manifest.fragments ?? {}).map((fragment) => {
    const { document: file } = fragment;
    const stylesheets = fragment.stylesheets.map((one) => `/${manifest.name}/${one}`);
    const assets = { stylesheets, preload: [] };
    const document = pageDocument(stage, { ...STAGE, html: textOf(file), assets });
    return { rule: 'fragment', file, path: STAGE.path, document } as const;
  });
  await using browser = await chromium.launch({ executablePath });
  const findings: Finding[] = [];
  for (const { rule, file, path, document } of [...pages, ...fragments]) {
    const whole = fillPlaceholders(document, parts);
    const problems = await hydrationProblems(browser, manifest.name, path, whole, files);
    for (const problem of problems) findings.push(finding(manifest, rule, problem, file));
  }
  return findings;
}

/** A page of the shell that has no code: a fragment is hydrated on it as on any page. */
const STAGE = {
  path: '/503',
  page: '/503',
  head: { title: '', description: '' },
  structuredData: [],
};

/** Problems that appear when a page is hydrated; `document` is its whole HTML. */
async function hydrationProblems(
  browser: Browser,
  name: string,
  path: string,
  document: string,
  files: Files,
): Promise<string[]> {
  const tab = await browser.newPage({ ...VISITOR, viewport: PHONE, reducedMotion: 'reduce' });
  // A document is read for days; what it says must not depend on the day or place of its build.
  await tab.clock.setFixedTime(Date.now() + DAY_MS);
  const thrown = errorsIn(tab, name);
  const refused = new Set<string>();
  await tab.exposeFunction('noteRefusal', (what: string) => refused.add(what));
  await tab.addInitScript(noteRefusals);
  // A pattern's document answers for many addresses; it was rendered for the address without the variable.
  const address = parentOf(path);
  const isNoted = Promise.withResolvers<void>();
  await tab.route('**', async (route) => {
    const { pathname } = new URL(route.request().url());
    // Without the site's font: pages are drawn in a font of the system until theirs is loaded.
    if (pathname.endsWith('.woff2')) return route.abort();
    if (pathname.endsWith('.js')) await isNoted.promise;
    // There is no database: pages keep waiting for its answer.
    if (pathname.startsWith('/rest/')) return;
    const body = pathname === address ? document : fileAt(pathname, name, files);
    const contentType = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8';
    const headers = { ...EDGE_HEADERS, 'content-type': contentType };
    return route.fulfill(body === undefined ? { status: 404 } : { body, headers });
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
  const { wasEmpty, isEmpty, difference, moved } = await compare.evaluate((now) => now());
  await tab.context().close();
  if (wasEmpty) return ['its document shows nothing'];
  const differs = thrown.some((message) => DIFFERS.test(message));
  const shown = differs ? [`the browser renders other than its document: ${difference}`] : [];
  for (const message of differs ? [] : new Set(thrown))
    shown.push(`it throws in the browser: ${message}`);
  if (shown.length === 0 && isLate) shown.push('it is not hydrated');
  if (shown.length === 0 && isEmpty) shown.push('it shows nothing in the browser');
  return [...refused, ...shown, ...(shown.length === 0 ? moved : [])];
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

/** Reports what the site's policy keeps from running or loading; it runs in the browser, before the page. */
function noteRefusals(): void {
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    const what = `${blockedURI || 'it'} (${effectiveDirective})`;
    Reflect.get(globalThis, 'noteRefusal')(`the site’s policy refuses ${what}`);
  });
}

function fileAt(pathname: string, remote: string, files: Files): Buffer | undefined {
  const [, app, file = ''] = /^\/([\w-]+)\/(.+)$/.exec(pathname) ?? [];
  if (app === remote) return files.get(file);
  const path = join(FRAME_FOLDER, file);
  return app === 'shell' && existsSync(path) ? readFileSync(path) : undefined;
}
