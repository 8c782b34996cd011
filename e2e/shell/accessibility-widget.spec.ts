import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { openHydrated, PHONE } from './frame.ts';

test.use({ viewport: PHONE });

test('text size and contrast are there before the first paint', async ({ page }) => {
  await openHydrated(page);
  const panel = page.getByRole('region', { name: 'Acessibilidade' });
  const toggle = panel.getByRole('button', { name: 'Alto contraste' });
  await page.getByRole('button', { name: 'Acessibilidade' }).click();
  await panel.getByRole('button', { name: 'Aumentar texto' }).click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expectAccessible(page);

  // Before anything is painted: while the document still comes.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { style, dataset } = document.documentElement;
      Object.assign(window, { early: [style.getPropertyValue('--text-size'), dataset.contrast] });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate('early')).toEqual(['112.5%', 'high']);
});
