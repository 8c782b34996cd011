import { openPage, untilHydrated } from '../support/hydrated.ts';
import { withConsent } from '../support/onPage.ts';
import { expect, test } from '../support/test.ts';
import { chatHref } from './chat.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const MAP_SEARCH =
  'https://www.google.com/maps/search/?api=1&query=Av.%20Goi%C3%A1s%2C%201000%2C%20Setor%20Central%2C%20Goi%C3%A2nia%2C%20GO';

test('/contato leads to chat, e-mail, address, hours and topics', async ({ page }) => {
  await page.goto('/contato');
  await expect(page).toHaveURL('/seja-parceiro');
  const card = page.getByRole('region', { name: 'Contato' });
  await expect(card).toHaveClass(/\bh-card\b/);
  await expect(card.locator('.p-name')).toHaveText('Associação Ipê de Empresas de Goiás');
  await expect(card.locator('.p-tel')).toHaveAttribute(
    'href',
    chatHref('Olá! Gostaria de entrar em contato com a associação.'),
  );
  await expect(card.locator('.u-email')).toHaveAttribute(
    'href',
    'mailto:contato@ipe-empresarial.example',
  );
  await expect(card.locator('.p-adr')).toContainText('Av. Goiás, 1000, Setor Central, Goiânia, GO');
  await expect(card.locator('.p-adr')).toHaveAttribute('href', MAP_SEARCH);
  await expect(card).toContainText('Segunda a sexta-feira');
  await expect(card).toContainText('9h-12h e 14h-17h');

  for (const [name, message] of [
    ['Quero ser parceiro', 'Olá! Tenho interesse em ser parceiro da associação.'],
    ['Quero oferecer meus serviços', 'Olá! Gostaria de oferecer meus serviços aos associados.'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', chatHref(message));
  }
});

test('with the essential cookies alone the map waits for the visitor', async ({ page }) => {
  await withConsent(page);
  const elsewhere: string[] = [];
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    elsewhere.push(route.request().url());
    const isPicture = route.request().resourceType() === 'image';
    return isPicture
      ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
      : route.fulfill({ contentType: 'text/html', body: '<p>Mapa</p>' });
  });
  await page.goto('/seja-parceiro');
  const map = page.getByRole('region', { name: 'Como chegar' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('link', { name: 'Abrir no Google Maps' })).toHaveAttribute(
    'href',
    MAP_SEARCH,
  );
  await expect(map.locator('iframe')).toHaveCount(0);
  expect(elsewhere).toEqual([]);

  await untilHydrated(page);
  await map.getByRole('button', { name: 'Mostrar o mapa do Google' }).click();
  await expect(
    map.frameLocator('iframe[title="Mapa com o endereço da associação"]').getByText('Mapa'),
  ).toBeVisible();
  expect(elsewhere).toEqual([
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\?/),
    'https://www.google.com/images/cleardot.gif',
  ]);
});

test('where Google does not answer the drawn map stays', async ({ page, consoleMessages }) => {
  await withConsent(page);
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  await openPage(page, '/seja-parceiro');
  const map = page.getByRole('region', { name: 'Como chegar' });
  const button = map.getByRole('button', { name: 'Mostrar o mapa do Google' });
  await button.click();
  await expect(map.getByRole('status')).toHaveText(/O outro site não respondeu/);
  await expect(map.getByText('Av. Anhanguera')).toBeVisible();
  await expect(map.locator('iframe')).toHaveCount(0);
  await expect(button).toBeVisible();
  consoleMessages.length = 0; // The browser itself complains about what it cannot reach.
});
