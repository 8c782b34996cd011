import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Checks what a remote shows as it stands now: the frame around it is the shell's. `inside` names
 * another part. Finds nothing, or the test fails.
 */
export async function expectNoAxeViolations(page: Page, inside = 'main'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(inside).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect(found).toEqual([]);
}
