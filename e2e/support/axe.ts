import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe finds nothing in what the page shows now; `within` is a selector, the whole page by default. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(findings, 'axe finds nothing').toEqual([]);
}
