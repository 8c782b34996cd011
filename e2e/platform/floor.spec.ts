import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPS, distFolder } from '@site/platform/project/apps.ts';
import { parse } from 'postcss';
import { newInStyles, newScriptNames, newSelectors } from '../support/floor.ts';
import { openPage } from '../support/hydrated.ts';
import { withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { lostTexts, useControls } from '../support/translated.ts';

/*
 * The oldest browsers that the site is built for stand in one list, the platform's `targets.ts`.
 * What they know is looked up in MDN's data.
 */

/** Newer, and not needed: it decorates, or saves work. */
const DECORATION = [
  '@starting-style',
  ':details-content',
  'break-after: avoid',
  'content-visibility',
  'font-family: ui-monospace',
  'font-family: ui-sans-serif',
  'forced-color-adjust',
  'hyphenate-limit-chars',
  'overflow-anchor',
  'scrollbar-color',
  'scrollbar-width',
  'text-decoration: dotted',
  'text-size-adjust',
  'text-wrap: balance',
  'text-wrap: pretty',
];

/** Newer, of libraries, which ask whether it is there. */
const ASKED_FOR = [
  ':view-transition',
  ':view-transition-group',
  'PublicKeyCredential.parseCreationOptionsFromJSON',
  'PublicKeyCredential.parseRequestOptionsFromJSON',
];

/** `new WebTransport`, `AbortSignal.any`: the name, and what has it. */
const NAMED =
  /(?<![.\w$"'`-])(?=(?:new |instanceof |)([A-Z]\w+))(?:(?:new|instanceof) [A-Z]\w+|([A-Z]\w+\.\w+))/g;

function built(ending: string): string[] {
  return APPS.flatMap((app) => {
    const folder = join(distFolder(app), 'assets');
    const files = readdirSync(folder).filter((file) => file.endsWith(ending));
    return files.map((file) => readFileSync(join(folder, file), 'utf8'));
  });
}

test('built styles use nothing that the oldest browsers lack, but for decoration', () => {
  const found = new Set(built('.css').flatMap((css) => newInStyles(parse(css))));
  // What has a browser's prefix is that browser's alone.
  const isPlain = (name: string) => !/^:?-/.test(name) && !DECORATION.includes(name);
  expect([...found].filter(isPlain).sort()).toEqual([]);
});

test('built scripts use no global name and no selector that the oldest browsers lack', () => {
  const names = new Set(newScriptNames().filter((name) => !name.includes('#')));
  // `flex-direction:column;` in a library's styles is a value.
  const pseudo = new RegExp(
    `(?<=["'\`][^"'\`\n]*):(?:${newSelectors().join('|')})(?![\\w;}-])`,
    'g',
  );
  const found = new Set<string>();
  for (const code of built('.js')) {
    for (const [, owner = '', whole = ''] of code.matchAll(NAMED))
      for (const name of [whole, owner]) if (names.has(name)) found.add(name);
    for (const [selector] of code.matchAll(pseudo)) found.add(selector);
  }
  expect([...found].filter((name) => !ASKED_FOR.includes(name)).sort()).toEqual([]);
});

/** Takes from a page's scripts what is newer: names as `newScriptNames` gives them, and selectors. */
function forget([names, selectors]: [string[], string[]]): void {
  for (const name of names) {
    const [owner = '', member] = name.split(/[.#]/);
    const object = Reflect.get(globalThis, owner);
    const target = name.includes('#') ? object?.prototype : object;
    if (!member) {
      Reflect.deleteProperty(globalThis, owner);
      Reflect.deleteProperty(Window.prototype, owner);
    }
    if (member && target) Reflect.deleteProperty(target, member);
  }
  const unknown = new RegExp(`:(${selectors.join('|')})(?![\\w-])`);
  for (const { prototype } of [Document, Element, DocumentFragment])
    for (const method of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      const known: unknown = Reflect.get(prototype, method);
      if (typeof known !== 'function') continue;
      Reflect.set(prototype, method, function (this: unknown, selector: string) {
        if (unknown.test(selector)) throw new DOMException(selector, 'SyntaxError');
        return known.call(this, selector);
      });
    }
}

test('in the oldest browsers pages are hydrated and every control works', async ({ page }) => {
  await page.addInitScript(forget, [newScriptNames(), newSelectors()] as [string[], string[]]);
  await withConsent(page);
  for (const path of ['/aluguel-auditorio', '/vagas', '/crm', '/canais-manifestacao', '/busca']) {
    await openPage(page, path);
    const found = await page.evaluate(`(${useControls})(${lostTexts})`);
    expect(found, path).toEqual([]);
  }
  const panel = page.getByRole('region', { name: 'Acessibilidade' });
  await page.getByRole('button', { name: 'Acessibilidade' }).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

/** What watches a page, or decorates it: browsers and extensions for privacy leave out single ones. */
const CONSTRUCTED = /\bnew (\w+Observer|FontFace|AbortController)\b/g;
const OF_WINDOW = ['localStorage', 'sessionStorage', 'matchMedia', 'requestIdleCallback'];

test('without any one of the browser’s interfaces all of a page is seen, and it works or says that it does not', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const head = await (await request.get('/obrigado')).text();
  const constructed = [head, ...built('.js')].join().matchAll(CONSTRUCTED);
  const names = new Set([...Array.from(constructed, ([, name = '']) => name), ...OF_WINDOW]);
  expect([...names]).toContain('PerformanceObserver');
  for (const name of names) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await withConsent(page);
    await page.addInitScript(forget, [[name], ['none']] as [string[], string[]]);
    await page.goto('/vagas');
    const ends = page.locator('nav[data-hydrated], html[data-static]');
    await expect(ends.first(), `without ${name}`).toBeAttached();
    const last = page.getByRole('contentinfo').getByText(/^© 2025/);
    await last.scrollIntoViewIfNeeded();
    await expect(last, `without ${name}`).toBeVisible();
    await context.close();
  }
});
