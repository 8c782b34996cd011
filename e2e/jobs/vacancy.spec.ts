import { untilHydrated } from '../support/hydrated.ts';
import { EDGE, START } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const DOCUMENT = '/mf-jobs/files/auxiliar-administrativo.pdf';
const PATH = '/vagas/auxiliar-administrativo-5e1f0c1a-0001-4a6b-8c00-000000000001';

for (const [name, address] of Object.entries({ 'npm start': START, 'the edge': EDGE })) {
  test(`the HTML of a vacancy’s page holds all of it and its structured data at ${name}`, async ({
    request,
  }) => {
    const html = await (await request.get(address + PATH)).text();
    for (const text of ['Disponibilidade em horário comercial', 'Seguro de vida', 'Goiânia, GO'])
      expect(html).toContain(text);
    const scripts = html.matchAll(/<script [^>]*type="application\/ld\+json">(.*?)<\/script>/gs);
    const data = [...scripts].map(([, json = '']) => JSON.parse(json));
    expect(data.find((entry) => entry['@type'] === 'JobPosting')).toMatchObject({
      '@context': 'https://schema.org',
      title: 'Auxiliar Administrativo',
      url: `https://ipe-empresarial.example${PATH}`,
      hiringOrganization: { name: 'Cerrado Gestão Contábil' },
    });
    expect(data.find((entry) => entry['@type'] === 'BreadcrumbList').itemListElement).toHaveLength(
      3,
    );
    const sitemap = await (await request.get(`${address}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>https://ipe-empresarial.example${PATH}</loc>`);
    expect((await request.get(`${address}/vagas/nenhuma-17`)).status()).toBe(404);
  });
}

test('a vacancy’s page shows all of it, leads to others, and asks no database', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(PATH);
  await untilHydrated(page);
  const vacancy = page.getByRole('article', { name: 'Auxiliar Administrativo' });
  await expect(vacancy.locator('time').first()).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await expect(vacancy.getByText('(hoje)')).toBeVisible();
  await expect(vacancy.getByText('Goiânia, GO · CEP: 74015-040').first()).toBeVisible();
  await expect(vacancy.getByText('Noções de arquivo digital')).toBeVisible();
  await expect(vacancy.getByRole('link', { name: /^Ver Detalhes/ })).toHaveAttribute(
    'href',
    DOCUMENT,
  );
  expect(asked.filter((url) => url.includes('/rest/'))).toEqual([]);
  const similar = vacancy.getByRole('region', { name: 'Vagas parecidas' }).getByRole('link');
  await expect(similar).toHaveCount(4);
  const title = (await similar.first().textContent()) ?? '';
  await similar.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page
    .getByRole('navigation', { name: 'Você está em' })
    .getByText('Vagas de Emprego')
    .click();
  await expect(page).toHaveURL('/vagas');
});

test("'Copiar link' gives the address of the vacancy, and that address works", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/vagas');
  const card = page.getByRole('article', { name: 'Auxiliar Administrativo' });
  await card.getByRole('button', { name: 'Copiar link' }).click();
  await expect(card.getByRole('status')).toHaveText('Link copiado.');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).pathname).toBe(PATH);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auxiliar Administrativo');
});

for (const [name, address] of Object.entries({ 'npm start': START, 'the edge': EDGE })) {
  test(`the newest vacancy’s picture and its document of one page come with the site at ${name}`, async ({
    page,
    request,
  }) => {
    await page.goto(address + PATH);
    const picture = page.getByRole('main').getByRole('img', { name: 'Cerrado Gestão Contábil' });
    await expect(picture).toHaveJSProperty('naturalWidth', 480);
    const document = page.getByRole('link', { name: /^Ver Detalhes/ });
    await expect(document).toHaveAttribute('target', '_blank');
    const answer = await request.get(address + DOCUMENT);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).toString('latin1')).toMatch(/^%PDF-.*\/Count 1 .*Auxiliar/s);
  });
}
