import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { header, openHydrated, WIDE } from './frame.ts';

test.use({ viewport: WIDE });

const PAGE_CODE = '**/mf-institutional/assets/Page-*.js';

/** A page that stands, and fails the next time it renders, until the test says that it is well again. */
const BROKEN = `export default function Page() {
  if (window.isBroken) throw new Error('A página quebrou.');
  return 'A página voltou.';
}`;

const breakPages = (page: Page) =>
  page.route(PAGE_CODE, (route) => route.fulfill({ contentType: 'text/javascript', body: BROKEN }));

/** Opens the page, and has it render once more, broken. */
async function openAndBreak(page: Page): Promise<void> {
  await breakPages(page);
  await openHydrated(page, '/sobre');
  await expect(page.getByRole('main')).toHaveText('A página voltou.');
  await page.evaluate(() => {
    Object.assign(window, { isBroken: true });
    const link = Object.assign(document.createElement('a'), { href: '?de-novo' });
    document.body.append(link);
    link.click();
    link.remove();
  });
}

const fallback = (page: Page) => page.getByRole('heading', { name: 'Ops! Algo deu errado' });

test('a page that fails once it stands shows the fallback, while header, footer and navigation work on', async ({
  page,
  consoleMessages,
}) => {
  await openAndBreak(page);
  await expect(fallback(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Ocorreu um erro inesperado e nossa equipe foi notificada.',
  );
  expect(consoleMessages.join()).toMatch(/\[mf-institutional\].*A página quebrou\./);
  consoleMessages.splice(0);
  await expectAccessible(page);
  const button = page.getByRole('button', { name: 'Tentar Novamente' });
  await expect(button, "the shell's own look").toHaveCSS('background-color', 'rgb(15, 91, 62)');

  await header(page).button('Serviços').click();
  await header(page).link('Canais de Manifestação').click();
  await expect(page).toHaveURL('/canais-manifestacao');
  await expect(fallback(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("'Tentar Novamente' renders the page again, and the focus goes to it", async ({
  page,
  consoleMessages,
}) => {
  await openAndBreak(page);
  const retry = page.getByRole('button', { name: 'Tentar Novamente' });
  await retry.click();
  await expect(fallback(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  await retry.click();
  await expect(page.getByRole('main')).toHaveText('A página voltou.');
  await expect(page.getByRole('main')).toBeFocused();
  consoleMessages.splice(0);
});

test("'Recarregar Página' loads the page anew", async ({ page, consoleMessages }) => {
  await openAndBreak(page);
  await expect(fallback(page)).toBeVisible();
  await page.unroute(PAGE_CODE);
  await page.getByRole('button', { name: 'Recarregar Página' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('associação');
  await expect(fallback(page)).toBeHidden();
  consoleMessages.splice(0);
});

test('when the frame itself fails the fallback stands in for it, and trying again brings the page back', async ({
  page,
  consoleMessages,
}) => {
  await openHydrated(page, '/sobre');
  await page.evaluate(() => {
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = () => {
      window.scrollTo = scrollTo;
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
  consoleMessages.splice(0);
});
