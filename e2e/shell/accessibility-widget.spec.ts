import { expectAccessible } from '../support/axe.ts';
import { openPage } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from './frame.ts';

test.use({ viewport: PHONE });

test('text size and contrast are there before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const preferences = { textSize: 18, isHighContrast: true };
    localStorage.setItem('accessibility_preferences', JSON.stringify(preferences));
    // Before anything is painted: while the document still comes.
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { style, dataset } = document.documentElement;
      Object.assign(window, { early: [style.getPropertyValue('--text-size'), dataset.contrast] });
    }).observe(document, { childList: true, subtree: true });
  });
  await openPage(page);
  expect(await page.evaluate('early')).toEqual(['112.5%', 'high']);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await page.getByRole('button', { name: 'Acessibilidade' }).click();
  await expectAccessible(page);
});
