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
    await expect(page.getByRole('navigation', { name: 'Você está em' })).toContainText(title);
    await expectAccessible(page, 'main');
    await page.getByRole('link', { name: 'Ver vagas de emprego' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vagas de Emprego' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}
