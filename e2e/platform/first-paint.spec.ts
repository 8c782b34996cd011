import type { Page, Response } from '@playwright/test';
import { serve } from '@site/composer/testing/serve.ts';
import { expectSoon } from '../support/expectSoon.ts';
import { holdScripts } from '../support/hold.ts';
import { isHydrated } from '../support/hydrated.ts';
import { watchLayoutShifts } from '../support/layoutShifts.ts';
import { footerLink } from '../support/onPage.ts';
import { ALL_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { hasFont, untilFont } from '../support/untilFont.ts';

/**
 * How many elements a page may have. The goal of all is 700; what is above it stands below with
 * what it has today, so that it can only become less.
 */
const ELEMENTS = 629;
const ELEMENTS_ABOVE: Record<string, number> = {
  '/endereco-fiscal': 848,
  '/canais-manifestacao': 917,
  '/vagas': 1250,
};

/** Width and height of screens, and how high the cookie banner may be there. */
const SCREENS = [
  [360, 640, 120],
  [768, 1024, 72],
  [1366, 768, 72],
] as const;

/** Sizes of text with widths of screens: phones, and those from the breakpoint of 768 px on. */
const LETTERS = [
  [16, 390],
  [16, 1440],
  [24, 360],
  [24, 768],
] as const;

for (const path of ALL_ROUTES) {
  test(`before scripts ${path} is light, and its first action free`, async ({ page }) => {
    await holdScripts(page);
    const asked: string[] = [];
    // The shell's modules are fetched, then imported; they are no data.
    page.on('request', (request) => {
      if (!/\/assets\/.*\.js$/.test(request.url())) asked.push(request.resourceType());
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await untilPainted(page);
    const count = (type: string) => asked.filter((kind) => kind === type).length;
    expect(count('document')).toBe(1);
    expect(count('stylesheet') + count('font')).toBe(0);
    expect(count('fetch') + count('xhr')).toBe(0);
    await expectFewElements(page, path);
    await expectSlimBanner(page);
  });
}

test('the font is asked for once, when the page works', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await untilPainted(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(fonts).toEqual([]);
  releaseScripts();
  await untilFont(page);
  expect(await isHydrated(page)).toBe(true);
  expect(fonts).toHaveLength(1);
});

test('a font that would move the screen is in force from the next page on', async ({ page }) => {
  // In the letters of the system this page's paragraph takes a line more.
  await page.setViewportSize({ width: 390, height: 844 });
  const shifted = await watchLayoutShifts(page);
  const open = async (load: () => Promise<unknown>) => {
    const font = page.waitForResponse('**/*.woff2');
    await load();
    await untilLetters(page, font);
    expect(await page.evaluate(hasFont)).toBe(false);
    expect(await shifted()).toBeLessThan(0.01);
  };
  await open(() => page.goto('/politica-privacidade'));
  await open(() => page.reload());
  await footerLink(page, 'Sobre').click();
  await expect(page).toHaveURL(/\/sobre$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Uma associação');
  expect(await page.evaluate(hasFont)).toBe(true);
  expect(await shifted()).toBeLessThan(0.01);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page stands in the same font', async ({ page }) => {
    const font = page.waitForRequest(/\.woff2$/);
    await page.goto('/sobre');
    expect((await (await font).response())?.status()).toBe(200);
  });
});

test('a font that comes late moves nothing, in large text too', async ({ page }) => {
  test.slow();
  const shifted = await watchLayoutShifts(page);
  for (const path of ['/', '/sobre', '/endereco-fiscal', '/vagas']) {
    for (const [size, width] of LETTERS) {
      const font = page.waitForResponse('**/*.woff2');
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((textSize) => {
        const preferences = { textSize, isHighContrast: false };
        localStorage.setItem('accessibility_preferences', JSON.stringify(preferences));
      }, size);
      await page.goto(path, { waitUntil: 'commit' });
      await untilLetters(page, font);
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      expect(await shifted(), `${path} at ${width} px in ${size} px text`).toBeLessThan(0.01);
    }
  }
});

test('what a wide screen shows stays while the rest comes', async ({ page, baseURL }) => {
  test.slow();
  await holdScripts(page);
  const shifted = await watchLayoutShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const line = await startSlowLine(baseURL ?? '');
  for (const path of ['/', '/vagas', '/crm', '/curriculos', '/endereco-fiscal', '/sobre']) {
    for (const share of [0.1, 0.6]) {
      const cut = line.cutAt(share);
      await page.goto(line.address + path, { waitUntil: 'commit' });
      await untilPainted(page);
      cut();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await shifted(), `${path}, of which ${share} was there`).toBeLessThan(0.01);
    }
  }
});

/**
 * The site behind a line that stops within `<main>` of a document: `cutAt` says after which share of
 * it, and gives back what lets the rest come.
 */
async function startSlowLine(origin: string) {
  let share = 1;
  let rest = Promise.withResolvers<void>();
  const address = await serve(async ({ url = '' }, response) => {
    const answer = await fetch(origin + url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return void response.end(bytes);
    const [start, end] = [bytes.indexOf('<main'), bytes.indexOf('</main>')];
    const cut = Math.round(start + (end - start) * share);
    response.write(bytes.subarray(0, cut));
    await rest.promise;
    response.end(bytes.subarray(cut));
  });
  return {
    address,
    cutAt(wanted: number) {
      share = wanted;
      rest = Promise.withResolvers();
      return rest.resolve;
    },
  };
}

/** Waits until the font is here, and in force if it moves nothing. */
async function untilLetters(page: Page, font: Promise<Response>): Promise<void> {
  await (await font).finished();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

async function expectFewElements(page: Page, path: string): Promise<void> {
  const [elements, styles, owners] = await page.evaluate(() => [
    // Without what the head's starter adds when it is time, which may be now.
    document.querySelectorAll(':not([rel=modulepreload])').length,
    document.querySelectorAll('style[data-page-style]').length,
    // The page's remote, and those that fragments of the page are of.
    new Set(
      Array.from(document.querySelectorAll('main [data-remote]'), (part) =>
        part.getAttribute('data-remote'),
      ),
    ).size,
  ]);
  expect(elements).toBeLessThanOrEqual(ELEMENTS_ABOVE[path] ?? ELEMENTS);
  expect(styles).toBe(owners);
}

async function expectSlimBanner(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'Cookies e privacidade' });
  for (const [width, height, limit] of SCREENS) {
    await page.setViewportSize({ width, height });
    const place = `${width}x${height}`;
    const covered = async () => (await banner.boundingBox())?.height;
    await expectSoon(covered, { message: place }).toBeLessThanOrEqual(limit);
    const isCovered = await banner.evaluate((element) => {
      const actions = document.querySelectorAll<HTMLElement>('main a, main button, main summary');
      const first = [...actions].find((action) => action.offsetParent);
      if (!first) return false;
      const box = first.getBoundingClientRect();
      const cover = element.getBoundingClientRect();
      const isApart = box.top >= cover.bottom || box.bottom <= cover.top;
      return !isApart;
    });
    expect(isCovered, `the first action at ${place}`).toBe(false);
  }
}
