import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Checks the page as it stands now; `inside` limits it to a part. Finds nothing, or the test fails. */
export async function expectNoAxeViolations(page: Page, inside = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(inside).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect(found).toEqual([]);
}
