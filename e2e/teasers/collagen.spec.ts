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
  const buy = stock.getByRole('link', { name: 'Comprar agora com consultor (abre em nova aba)' });
  await expect(buy).toHaveAttribute('href', /^https:\/\/wa\.me\/5562900000001\?text=/);
  await expect(buy).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
});

test('the video asks first: nothing of the video site loads before the visitor wants it', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>vídeo</title>' });
  });
  await page.goto('/colageno24horas');
  await untilHydrated(page);
  const main = page.getByRole('main');
  const out = main.getByRole('link', { name: 'Assistir no YouTube (abre em nova aba)' });
  await expect(out).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
  await main.getByRole('button', { name: 'Carregar o vídeo' }).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await main.getByRole('button', { name: 'Carregar o vídeo' }).click();
  await expect(main.getByTitle('Vídeo do Colágeno 24 Horas')).toBeFocused();
  await expect
    .poll(() => asked)
    .toEqual([expect.stringContaining('https://www.youtube-nocookie.com/embed/')]);
  await expectAccessible(page, 'main');
});
