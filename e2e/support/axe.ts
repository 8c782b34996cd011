import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { untilStill } from './untilStill.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Holds what a page shows now against all rules of axe; what moves is waited for. What stands inside a
 * frame is a third party's. axe is run in the page, once in its document: `@axe-core/playwright` brings it
 * anew each time and takes all that passed out of the page, which is 1 to 2 s in the place of 0.3.
 * `within` is a selector, the whole page by default; `rules` are those that count, all by default.
 */
export async function expectAccessible(
  page: Page,
  within = 'html',
  rules?: string[],
): Promise<void> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const findings = await page.evaluate(
    async ({ selector, runOnly }) => {
      const { run }: typeof import('axe-core') = Reflect.get(window, 'axe');
      const { violations } = await run(
        { include: selector, exclude: 'iframe' },
        { iframes: false, resultTypes: ['violations'], ...(runOnly && { runOnly }) },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`,
        ),
      );
    },
    { selector: within, runOnly: rules },
  );
  expect(findings, `axe finds nothing on ${new URL(page.url()).pathname}`).toEqual([]);
}
