import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';

test('axe finds nothing while a question is open', async ({ page }) => {
  await page.goto('/certificacao-digital');
  await page.getByRole('heading', { name: 'Quanto custa renovar?' }).click();
  await expectAccessible(page);
});
