import { extname } from 'node:path';
import { UserError } from '@site/composer/base/errors.ts';
import { TYPES } from '@site/composer/base/fileTypes.ts';
import { tagsOf } from '@site/composer/validation/contents/htmlTags.ts';
import { type Finding, finding } from '@site/composer/validation/finding.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { fillPlaceholders, placeholderOf } from '@site/contract/placeholders.ts';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Site } from '../development/siteAround.ts';
import { markupProblems } from '../render/markupProblems.ts';
import { findTestBrowser } from '../testing/browser.ts';

type Files = ReadonlyMap<string, Buffer>;

const ORIGIN = 'http://localhost';
/** Longer than the shell waits for a module. */
const PAGE_TIMEOUT_MS = 30_000;
/** What React's build for visitors says where the browser renders other than the document. */
const DIFFERS = /^Minified React error #4(?:18|2[1-5])/;

/**
 * Opens every page of a build once in a Chromium, within the shell of `site`, and returns what goes wrong.
 * `isPage` says whether the site has a path.
 * @throws UserError where no Chromium is installed.
 */
export async function checkPages(
  manifest: Manifest,
  files: Files,
  site: Pick<Site, 'fetch' | 'parts'>,
  isPage: (path: string) => boolean,
): Promise<Finding[]> {
  const executablePath = findTestBrowser();
  if (!executablePath)
    throw new UserError(
      'Pages are hydrated in a Chromium, and there is none: npx playwright-core install chromium, or BROWSER_PATH=….',
    );
  const documents = new Map(
    manifest.pages.map(({ path, document }) => [path, files.get(document)?.toString() ?? '']),
  );
  const parts = await site.parts();
  const own = new Map<string, string | Buffer>([
    ...[...documents].map(([path, html]) => [path, fillPlaceholders(html, parts)] as const),
    ...[...files].map(([file, bytes]) => [`/${manifest.name}/${file}`, bytes] as const),
  ]);
  const browser = await chromium.launch({ executablePath });
  try {
    const context = await browser.newContext();
    await serve(context, own, site);
    const findings: Finding[] = [];
    for (const { path, document } of manifest.pages) {
      const html = contentOf(documents.get(path) ?? '');
      const problems = [
        ...markupProblems(html, isPage),
        ...(await hydrationProblems(await context.newPage(), path, html)),
      ];
      findings.push(...problems.map((message) => finding(manifest, 'page', message, document)));
    }
    return findings;
  } finally {
    await browser.close();
  }
}

/** What stands in the container of a page's document. */
function contentOf(document: string): string {
  const container = [...tagsOf(document)].find(({ attributes }) => attributes.has('data-remote'));
  return document.slice(container?.end, document.indexOf(`</div>${placeholderOf('footer')}`));
}

/** Answers what pages ask for: the build's own, else the site's; nothing of other origins. */
async function serve(
  context: BrowserContext,
  own: ReadonlyMap<string, string | Buffer>,
  site: Pick<Site, 'fetch'>,
): Promise<void> {
  await context.route('**', async (route) => {
    const { origin, pathname, search } = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort();
    const contentType = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8';
    const body = own.get(pathname);
    if (body !== undefined) return route.fulfill({ body, contentType });
    const answer = await site.fetch(pathname + search).catch(() => undefined);
    if (!answer) return route.abort();
    return route.fulfill({
      status: answer.status,
      body: Buffer.from(await answer.arrayBuffer()),
      contentType: answer.headers.get('content-type') ?? contentType,
    });
  });
}

/** What goes wrong while a page is hydrated: errors of its own, and what it then shows. */
async function hydrationProblems(page: Page, path: string, html: string): Promise<string[]> {
  const thrown: (string | Promise<string>)[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  // How the shell reports what a remote throws: its name in brackets, and the error.
  page.on('console', (said) => {
    const [, error] = said.args();
    if (error && said.type() === 'error' && /^\[mf-[a-z0-9-]+\] /.test(said.text()))
      thrown.push(error.evaluate((one) => String(one.message ?? one)).catch(() => said.text()));
  });
  await page.goto(ORIGIN + path);
  const isLate = await page
    .waitForFunction(isSettled, undefined, { timeout: PAGE_TIMEOUT_MS })
    .then(
      () => false,
      () => true,
    );
  const { before, after, isEmpty } = await page.evaluate(shownOf, html);
  const problems = [...new Set(await Promise.all(thrown))].map((error) =>
    DIFFERS.test(error)
      ? `the browser renders other than its document: ${difference(before, after)}`
      : `it throws in the browser: ${error}`,
  );
  await page.close();
  if (problems.length > 0) return problems;
  if (isLate) return [`the browser does not hydrate it within ${PAGE_TIMEOUT_MS} ms`];
  return isEmpty ? ['it shows nothing in the browser'] : [];
}

/** Runs in the page: whether React holds it, or the shell has left it as static HTML. */
function isSettled(): boolean {
  const container = document.querySelector<HTMLElement>('[data-remote]');
  const { hydrated, static: isStatic } = container?.dataset ?? {};
  const isHeld = (one: Element) => Object.keys(one).some((key) => key.startsWith('__react'));
  const isHydrated = hydrated !== undefined && [...(container?.children ?? [])].every(isHeld);
  return isHydrated || isStatic !== undefined;
}

/** Runs in the page: what its document has, what it shows after the effects of its first render. */
async function shownOf(html: string) {
  for (let turn = 0; turn < 3; turn += 1)
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const container = document.querySelector('[data-remote]');
  const served = document.createElement('div');
  served.innerHTML = html;
  return {
    before: served.innerHTML,
    after: container?.innerHTML ?? '',
    isEmpty:
      !container?.textContent?.trim() &&
      !container?.querySelector('img, svg, video, canvas, iframe, input, button'),
  };
}

/** The first piece of HTML that differs, in both. */
function difference(document: string, browser: string): string {
  const [theirs = [], ours = []] = [document, browser].map((html) =>
    html.replaceAll('<!-- -->', '').split(/(?=<)/),
  );
  const at = ours.findIndex((piece, index) => piece !== theirs[index]);
  return `“${theirs[at] ?? ''}” became “${ours[at] ?? ''}”`;
}
