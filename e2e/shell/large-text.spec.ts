import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrated.ts';
import { boxOf } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { header } from './frame.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Texts and controls of the frame that stick out of the screen or out of their own box. */
function cut(page: Page) {
  return page
    .locator(':is(header, footer, aside) :is(a, button, p, h2, li, output):visible')
    .evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          if (width < 2 || getComputedStyle(part).display === 'inline') return false;
          return left < 0 || right > innerWidth || part.scrollWidth > part.clientWidth + 1;
        })
        .map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`),
    );
}

test('in 24 px text nothing of the frame is cut', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('accessibility_preferences', '{"textSize":24,"isHighContrast":false}'),
  );
  await openPage(page);
  expect(await cut(page), 'closed').toEqual([]);
  const { button, banner } = header(page);
  const logo = await boxOf(banner.getByRole('link', { name: /página inicial/ }));
  expect(logo.right).toBeLessThanOrEqual((await boxOf(button('Menu'))).x);
  expect((await boxOf(button('Menu').locator('svg'))).width).toBeGreaterThanOrEqual(24);
  await button('Menu').click();
  await button('Serviços').click();
  await button('Espaços para uso').click();
  expect(await cut(page), 'menu open').toEqual([]);
  await header(page).link('Seja Parceiro').scrollIntoViewIfNeeded();
  await expect(header(page).link('Seja Parceiro')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Acessibilidade' }).click();
  expect(await cut(page), 'panel open').toEqual([]);
  await expect(page.getByRole('region', { name: 'Acessibilidade' })).toBeInViewport({ ratio: 1 });
});
