import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { APPS, distFolder } from '@site/platform/project/apps.ts';
import { withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';

/** What watches a page, or decorates it: browsers and extensions for privacy leave out single ones. */
const CONSTRUCTED = /\bnew (\w+Observer|FontFace|AbortController)\b/g;
const OF_WINDOW = ['localStorage', 'sessionStorage', 'matchMedia', 'requestIdleCallback'];

/** The browser's own of what the built scripts and the head's construct: `ResizeObserver`, `FontFace`. */
async function constructed(page: Page): Promise<string[]> {
  const files = APPS.flatMap((app) => {
    const folder = join(distFolder(app), 'assets');
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    return scripts.map((file) => readFileSync(join(folder, file), 'utf8'));
  });
  await page.goto('/obrigado');
  const code = [...files, await page.content()].join();
  return [...new Set(Array.from(code.matchAll(CONSTRUCTED), ([, name = '']) => name))];
}

test('without any one of the browser’s interfaces all of a page is seen, and it works or says that it does not', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const names = [...(await constructed(page)), ...OF_WINDOW];
  expect(names).toContain('PerformanceObserver');
  for (const name of names) {
    const context = await browser.newContext();
    const visited = await context.newPage();
    await withConsent(visited);
    await visited.addInitScript((missing) => {
      Reflect.deleteProperty(window, missing);
      Reflect.deleteProperty(Window.prototype, missing);
    }, name);
    await visited.goto('/vagas');
    const ends = visited.locator('nav[data-hydrated], html[data-static]');
    await expect(ends.first(), `without ${name}`).toBeAttached();
    const last = visited.getByRole('contentinfo').getByText(/^© 2025/);
    await last.scrollIntoViewIfNeeded();
    await expect(last, `without ${name}`).toBeVisible();
    await context.close();
  }
});
