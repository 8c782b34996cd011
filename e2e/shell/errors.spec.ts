import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openPage } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { header, WIDE } from './frame.ts';

test.use({ viewport: WIDE });

const fallback = (page: Page) => page.getByRole('heading', { name: 'Ops! Algo deu errado' });

test('when the frame fails, trying again brings it back', async ({ page, consoleMessages }) => {
  await openPage(page, '/sobre');
  await page.evaluate(() => {
    // The chat button of the frame looks for the page's own chat.
    const find = document.querySelector;
    document.querySelector = (selector: string) => {
      if (!selector.includes(':has(h1)')) return find.call(document, selector);
      document.querySelector = find;
      throw new Error('A moldura quebrou.');
    };
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ouvidoria' }).click();
  await expect(fallback(page)).toBeVisible();
  await expectAccessible(page);
  expect(consoleMessages.join()).toMatch(/\[shell\].*A moldura quebrou\./);
  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ouvidoria');
  await expect(page.getByRole('main')).toBeFocused();
  await header(page).link('Sobre').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('associação');
  consoleMessages.length = 0;
});
