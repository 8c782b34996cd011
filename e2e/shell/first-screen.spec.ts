import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrated.ts';
import { boxOf, withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

const SCREENS = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1366, 768],
] as const;

/** The bar at the lower edge of phones: the site's, or a rental's own. */
const BAR = '[data-bottom-bar], .chat-corner';

/**
 * What can be pressed above the bar but lies under its button, at every 40 px of the page; and where
 * the bar stands.
 */
function scrollThrough(page: Page) {
  return page.evaluate(async (selector) => {
    const bar = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (!bar) throw new Error('There is no chat button.');
    const covered = new Set<string>();
    const controls = [...document.querySelectorAll('a[href], button, input, select, summary')];
    for (let top = 0; top < document.documentElement.scrollHeight; top += 40) {
      scrollTo({ top, behavior: 'instant' });
      const edge = bar.getBoundingClientRect().top;
      for (const control of controls) {
        if (bar.contains(control)) continue;
        for (const { left, right, top, bottom } of control.getClientRects())
          for (const [x, y] of [
            [(left + right) / 2, (top + bottom) / 2],
            [right - 2, bottom - 2],
          ] as const)
            if (y < edge - 1 && bar.contains(document.elementFromPoint(x, y)))
              covered.add(control.textContent || control.outerHTML);
      }
    }
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    return {
      covered: [...covered],
      isWide: left === 0 && right === innerWidth,
      height: bottom - top,
      isAtEdge: bottom === innerHeight,
    };
  }, BAR);
}

test('on phones the chat button covers nothing that can be pressed', async ({ page }) => {
  await withConsent(page);
  const trails: number[] = [];
  // The fullest page, the longest list, and one with a bar of its own.
  for (const path of ['/', '/vagas', '/aluguel-podcast']) {
    await openPage(page, path);
    for (const [width, height] of [
      [320, 568],
      [414, 896],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await scrollThrough(page), `${path} at ${width} px`).toEqual({
        covered: [],
        isWide: true,
        height: 60,
        isAtEdge: true,
      });
    }
    if (path === '/') continue;
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    trails.push((await boxOf(page.getByRole('navigation', { name: 'Você está em' }))).y);
  }
  expect(Math.max(...trails) - Math.min(...trails), `${trails}`).toBeLessThanOrEqual(1);
});

test('headline, paragraph and first action are on the first screen', async ({ page }) => {
  for (const path of [
    '/',
    '/endereco-fiscal',
    '/certificacao-digital',
    '/excelencia-empresarial',
    '/aluguel-salas-comerciais',
    '/obrigado',
    '/empresarial',
  ]) {
    await openPage(page, path);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const hidden = await page.evaluate((selector) => {
        scrollTo({ top: 0, behavior: 'instant' });
        const heading = document.querySelector('main h1');
        const action = [...document.querySelectorAll('main :is(a.button, button.button)')].find(
          (one) => one.checkVisibility(),
        );
        const bar = [...document.querySelectorAll(selector)].find(
          (one) => one.checkVisibility() && one.clientWidth === innerWidth,
        );
        const end = bar?.clientHeight ? bar.getBoundingClientRect().top : innerHeight;
        return [heading, heading?.nextElementSibling, action].flatMap((part) => {
          const bottom = part?.getBoundingClientRect().bottom ?? Number.NaN;
          return bottom <= end ? [] : [`${part?.textContent}: ${bottom} of ${end} px`];
        });
      }, BAR);
      expect(hidden, `${path} at ${width}x${height}`).toEqual([]);
    }
  }
});
