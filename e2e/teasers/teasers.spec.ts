import { expectAccessible } from '../support/axe.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const teasers = [
  {
    path: '/marketplace',
    title: 'Marketplace',
    tag: 'Marketplace',
    features: [
      'Catálogo de produtos e serviços',
      'Perfil personalizado para cada associado',
      'Sistema de avaliações e feedback',
    ],
  },
  {
    path: '/crm',
    title: 'CRM inteligente',
    tag: 'CRM',
    features: ['Pipeline visual de leads', 'Automação de follow-up', 'Análise preditiva com IA'],
  },
];

for (const { path, title, tag, features } of teasers) {
  test(`${path} announces what is in development, with a tagged form and a chat in a new tab`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilHydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('heading', { name: 'Em Desenvolvimento' })).toBeVisible();
    await expect(main.getByRole('list').last().getByRole('listitem')).toHaveText(features);
    await expect(main.locator('input[name=interest]')).toHaveValue(tag);
    const chat = main.getByRole('link', { name: 'Falar no WhatsApp' });
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(tag);
    await expectAccessible(page);
  });
}
