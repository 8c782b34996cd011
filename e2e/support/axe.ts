import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilStill } from './untilStill.ts';

/**
 * Holds what a page shows now against all rules of axe; what moves is waited for. What stands
 * inside a frame is a third party's: so axe runs in the page alone, and opens no second one to put
 * the findings of frames together. What passed is not described: that is half of its time.
 * `within` is a selector, the whole page by default; `rules` are those that count, all by default.
 */
export async function expectAccessible(
  page: Page,
  within = 'html',
  rules?: string[],
): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .exclude('iframe')
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    .setLegacyMode(true)
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(findings, `axe finds nothing on ${new URL(page.url()).pathname}`).toEqual([]);
}
