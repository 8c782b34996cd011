import { expect, test } from '../support/test.ts';

const NOTICES: Record<string, string> = {
  '/servicos': 'Serviços requerem integração com banco de dados.',
  '/assessoria': 'Funcionalidade de assessoria requer integração com banco de dados.',
  '/convenios': 'Convênios requerem integração com banco de dados.',
  '/blog': 'Blog requer integração com banco de dados.',
  '/blog/noticias': 'Blog requer integração com banco de dados.',
  '/blog/post/primeira-publicacao': 'Posts do blog requerem integração com banco de dados.',
  '/eventos': 'Eventos requerem integração com banco de dados.',
  '/podcasts': 'Podcasts requerem integração com banco de dados.',
};

test('every page that waits for its data says so, and offers the chat and other pages', async ({
  page,
}) => {
  for (const [path, notice] of Object.entries(NOTICES)) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(notice, { exact: true }), path).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/"]').first(), path).toBeVisible();
    const related = main.locator('a[href^="/"]:not([href="/"])');
    expect(await related.count(), path).toBeGreaterThan(0);
  }
});

test('the excellence programme is a card with a way to ask about it', async ({ page }) => {
  await page.goto('/excelencia-empresarial');
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { level: 1 })).toHaveText('Excelência Empresarial');
  await expect(card.getByRole('link', { name: 'Quero saber do programa' })).toHaveAttribute(
    'href',
    /wa\.me.*Excel%C3%AAncia/,
  );
});

test('what is no plain word in the place of a category or post is not found', async ({
  request,
}) => {
  const hostile = encodeURIComponent('<img src=x onerror=alert(1)>&"\'{segment}__R$ 10');
  for (const segment of [hostile, 'gest%C3%A3o', 'Gestao', '%ff']) {
    for (const path of ['/blog', '/blog/post']) {
      const response = await request.get(`${path}/${segment}`);
      expect(response.status(), `${path}/${segment}`).toBe(404);
      expect(await response.text()).not.toContain('onerror=alert');
    }
  }
});

test('all services of the association are named on the services page', async ({ page }) => {
  await page.goto('/servicos');
  for (const service of [
    'Consultoria jurídica',
    'Consultoria tributária',
    'Consultoria trabalhista',
    'Taxas de pagamento reduzidas',
    'Medicina do trabalho',
    'Telemedicina',
    'Laudos técnicos',
    'Economia de até 20% na conta de energia',
    'Certificado digital',
  ]) {
    await expect(page.getByRole('main').getByText(service, { exact: true }).first()).toBeVisible();
  }
});
