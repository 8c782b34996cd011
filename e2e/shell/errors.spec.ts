import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { header, openHydrated, WIDE } from './frame.ts';

test.use({ viewport: WIDE });

const PAGE_CODE = '**/mf-institutional/assets/Page-*.js';

/** A page that fails as long as the test says so. */
const BROKEN = `export default function Page() {
  if (window.isBroken) throw new Error('A página quebrou.');
  return 'A página voltou.';
}`;

const fallback = (page: Page) => page.getByRole('heading', { name: 'Ops! Algo deu errado' });

test('a page that fails can be tried again and left', async ({ page, consoleMessages }) => {
  const main = page.getByRole('main');
  const retry = page.getByRole('button', { name: 'Tentar Novamente' });
  const setBroken = (isBroken: boolean) =>
    page.evaluate((value) => Object.assign(window, { isBroken: value }), isBroken);
  /** Has the page render once more, broken. */
  const breakPage = async () => {
    await setBroken(true);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '?de-novo' });
      document.body.append(link);
      link.click();
      link.remove();
    });
    await expect(fallback(page)).toBeVisible();
  };
  await page.route(PAGE_CODE, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: BROKEN }),
  );
  await openHydrated(page, '/sobre');
  await expect(main).toHaveText('A página voltou.');
  await breakPage();
  await expect(page.getByRole('alert')).toContainText(
    'Ocorreu um erro inesperado e nossa equipe foi notificada.',
  );
  expect(consoleMessages.join()).toMatch(/\[mf-institutional\].*A página quebrou\./);
  await expectAccessible(page);
  await expect(retry, "the shell's own look").toHaveCSS('background-color', 'rgb(15, 91, 62)');

  await test.step('trying again renders the page again, and the focus goes to it', async () => {
    await retry.click();
    await expect(fallback(page)).toBeVisible();
    await expect(main).toBeFocused();
    await setBroken(false);
    await retry.click();
    await expect(main).toHaveText('A página voltou.');
    await expect(main).toBeFocused();
  });
  await test.step('the header leads on', async () => {
    await breakPage();
    await header(page).button('Serviços').click();
    await header(page).link('Canais de Manifestação').click();
    await expect(page).toHaveURL('/canais-manifestacao');
    await expect(fallback(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  consoleMessages.length = 0;
});

test('when the frame itself fails the fallback stands in for it, and trying again brings the page back', async ({
  page,
  consoleMessages,
}) => {
  await openHydrated(page, '/sobre');
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
