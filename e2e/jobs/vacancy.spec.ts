import { openPage } from '../support/hydrated.ts';
import { readerView } from '../support/readerView.ts';
import { expect, test } from '../support/test.ts';

const DOCUMENT = '/mf-jobs/files/auxiliar-administrativo.pdf';
const PATH = '/vagas/auxiliar-administrativo-5e1f0c1a-0001-4a6b-8c00-000000000001';

test('a vacancy’s page holds all of it and asks no database', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (asking) => void asked.push(asking.url()));
  await openPage(page, PATH);
  const vacancy = page.getByRole('article', { name: 'Auxiliar Administrativo' });
  await expect(vacancy.locator('time').first()).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await expect(vacancy.getByText('Goiânia, GO, CEP: 74015-040').first()).toBeVisible();
  const picture = page.getByRole('main').getByRole('img', { name: 'Cerrado Gestão Contábil' });
  await expect(picture).toHaveJSProperty('naturalWidth', 480);
  expect((await readerView(page))?.byline).toBe('Cerrado Gestão Contábil');
  const details = vacancy.getByRole('link', { name: /^Ver Detalhes/ });
  await expect(details).toHaveAttribute('href', DOCUMENT);
  const answer = await request.get(DOCUMENT);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).toString('latin1')).toMatch(/^%PDF-.*\/Count 1 .*Auxiliar/s);
  expect((await request.get('/vagas/nenhuma-17')).status()).toBe(404);
  const feed = await request.get('/vagas/feed.xml');
  expect(feed.headers()['content-type']).toBe('text/xml; charset=utf-8');
  expect(asked.filter((url) => url.includes('/rest/'))).toEqual([]);

  const similar = vacancy.getByRole('region', { name: 'Vagas parecidas' }).getByRole('link');
  await expect(similar).toHaveCount(4);
  const title = (await similar.first().textContent()) ?? '';
  await similar.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
