import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { untilStill } from './untilStill.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Checks the current page by the rules of axe, once nothing moves. Iframes are left out: their content is
 * a third party's. Loads axe once for each document: `@axe-core/playwright` loads it for each check
 * and also returns all passed results, which takes 1 to 2 s instead of 0.3.
 * `within` is a selector, the whole page by default; `rules` are the rules to check, all by default.
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
