import { expect, test } from '../support/test.ts';

const pages = [
  { path: '/curriculos', title: 'Currículos', does: /Gerencie o seu currículo/ },
  { path: '/oferta-trabalho', title: 'Oferta de Trabalho', does: /encontre profissionais/ },
  { path: '/dashboard-empregador', title: 'Painel do empregador', does: /acompanhe os candidatos/ },
];

test.use({ javaScriptEnabled: false });

test('each page that requires authentication says so and leads on', async ({ page }) => {
  for (const { path, title, does } of pages) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByText('Esta página requer autenticação para acesso.')).toBeVisible();
    await expect(main.getByText(does)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Você está em' })).toContainText(title);
    await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('target', '_blank');
    await main.getByRole('link', { name: 'Ver vagas de emprego' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vagas de Emprego' })).toBeVisible();
  }
  await expect(page.getByRole('article').first()).toBeVisible();
});
