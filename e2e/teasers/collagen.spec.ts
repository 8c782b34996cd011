import { expectAccessible } from '../support/axe.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('the collagen page shows the product, four benefits, the limited stock and the consultant', async ({
  page,
}) => {
  await page.goto('/colageno24horas');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Colágeno 24 Horas');
  await expect(main.getByRole('img', { name: /Pote branco e verde/ })).toBeVisible();
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveText([
    'Rejuvenescimento da pele',
    'Cabelos e unhas',
    'Fórmula completa',
    'Resultados visíveis em semanas',
  ]);
  await expect(
    main.getByText('Colágeno tipos I e II, ácido hialurônico e vitaminas.'),
  ).toBeVisible();
  const stock = main.getByRole('complementary', { name: 'Estoque limitado' });
  await expect(stock).toContainText('entrega em até 24 horas');
  const buy = stock.getByRole('link', { name: 'Comprar agora com consultor' });
  await expect(buy).toHaveAttribute('href', /^https:\/\/wa\.me\/5562904180526\?text=/);
  await expect(buy).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
});

test('the benefits come before the limited stock, as the page is specified', async ({ page }) => {
  await page.goto('/colageno24horas');
  const main = page.getByRole('main');
  const benefits = await main.getByRole('region', { name: /motivos/ }).boundingBox();
  const stock = await main.getByRole('complementary').boundingBox();
  expect(benefits?.y).toBeLessThan(stock?.y ?? 0);
});

test('where no video is configured there is no player, and nothing of the video site loads', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/colageno24horas');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Carregar o vídeo' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /YouTube/ })).toHaveCount(0);
  expect(asked).toEqual([]);
});
