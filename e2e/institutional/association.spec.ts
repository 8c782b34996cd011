import { expect, test } from '../support/test.ts';
import { chatHref } from './chat.ts';

test('the page about the association states mission, vision and five values', async ({ page }) => {
  await page.goto('/sobre');
  await expect(page.getByRole('region', { name: 'Missão' })).toContainText('reduzem custos');
  await expect(page.getByRole('region', { name: 'Visão' })).toContainText('Goiás');
  const values = page.getByRole('region', { name: /^Cinco valores/ });
  await expect(values.getByRole('listitem').getByRole('heading')).toHaveText([
    'Alegria',
    'Colaboração',
    'Criatividade',
    'Respeito',
    'Satisfação',
  ]);
  await expect(page.getByRole('region', { name: 'Três exemplos do que muda' })).toContainText(
    'Depoimentos ilustrativos.',
  );
});

test('the membership page says how it works, what to have at hand, what members get, and opens the chat', async ({
  page,
}) => {
  await page.goto('/associe-se');
  const steps = page.getByRole('region', { name: 'Como funciona, em três passos' });
  await expect(steps.getByRole('list').first().getByRole('heading')).toHaveText([
    'Converse com a equipe',
    'Receba a proposta',
    'Comece a usar',
  ]);
  await expect(steps).toContainText('gratuita');
  await expect(steps).toContainText('O CNPJ da empresa');
  await expect(steps.getByRole('link', { name: 'Ver como ser parceiro' })).toHaveAttribute(
    'href',
    '/seja-parceiro',
  );
  const benefits = page.getByRole('region', { name: 'O que a sua empresa encontra aqui' });
  await expect(benefits.getByRole('listitem')).toHaveCount(9);
  await expect(benefits).toContainText('Economia de até 20% na conta de energia.');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Quero me associar' }),
  ).toHaveAttribute(
    'href',
    chatHref('Olá! Gostaria de me associar. Podem me explicar como funciona?'),
  );
});

test('the thank-you page says thanks and leads home or to the chat', async ({ page }) => {
  await page.goto('/obrigado');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Obrigado pelo seu cadastro!');
  await expect(main.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Falar pelo WhatsApp' })).toHaveAttribute(
    'href',
    chatHref('Olá! Acabei de fazer meu cadastro e gostaria de adiantar a conversa.'),
  );
});

test('the business page leads from a need to the page about it', async ({ page }) => {
  await page.goto('/empresarial');
  const needs = page.getByRole('navigation', { name: 'Do que a empresa precisa?' });
  await expect(needs.getByRole('link', { name: /Certificado digital/ })).toHaveAttribute(
    'href',
    '/certificacao-digital',
  );
});
