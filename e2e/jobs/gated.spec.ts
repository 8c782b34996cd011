import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const pages = [
  { path: '/curriculos', title: 'Currículos', does: /Gerencie o seu currículo/ },
  { path: '/oferta-trabalho', title: 'Oferta de Trabalho', does: /encontre profissionais/ },
  { path: '/dashboard-empregador', title: 'Painel do empregador', does: /acompanhe os candidatos/ },
];

for (const { path, title, does } of pages) {
  test(`${path} says that it requires authentication, what it is for, and leads on`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Esta página requer autenticação para acesso.')).toBeVisible();
    await expect(page.getByText(does)).toBeVisible();
    await expectAccessible(page, 'main');
    await page.getByRole('link', { name: 'Ver vagas de emprego' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vagas de Emprego' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(12);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/vagas says what to do instead, and shows nothing that waits for ever', async ({
    page,
  }) => {
    await page.goto('/vagas');
    await expect(page.getByRole('heading', { level: 1, name: 'Vagas de Emprego' })).toBeVisible();
    // By selector: the test's own queries by text and role leave out what is in a noscript.
    const help = page.locator('main noscript');
    await expect(help.locator('p')).toBeVisible();
    await expect(help.locator('p')).toContainText('A lista de vagas precisa de JavaScript');
    await expect(help.locator('a')).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await expect(page.getByText('Carregando vagas…')).toBeHidden();
    await expect(page.getByTestId('job-skeletons')).toBeHidden();
    await page.getByRole('link', { name: 'Publique uma vaga' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oferta de Trabalho');
  });
});
