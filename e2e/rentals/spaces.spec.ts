import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { chatMessages, headOf } from './chat.ts';
import { galleryOf, openGallery } from './gallery.ts';

/** What each page shows under its hero, in the order of the specification. */
const ORDER = {
  '/aluguel-auditorio': [
    'Conheça o auditório',
    'Um espaço do tamanho do seu evento',
    'O que já está no auditório',
    'Reserve pelo tempo que precisar',
    'Serviços adicionais',
    'Diga a data, nós preparamos o palco',
  ],
  '/aluguel-podcast': [
    'Entre no estúdio',
    'Equipamento de estúdio, sem levar nada de casa',
    'O que está incluído',
    'Escolha o seu tempo de gravação',
    'Como funciona o agendamento',
    'Serviços adicionais',
    'Por que gravar aqui',
    'Luz, som e câmera já estão prontos',
  ],
  '/aluguel-salas-comerciais': [
    'Veja as salas',
    'O prédio já resolve o que dá trabalho',
    'Comodidades',
    'Três tamanhos de sala',
    'Condições do aluguel, sem letra miúda',
    'Venha ver a sala antes de decidir',
  ],
};

const expectOrder = (page: Page, path: keyof typeof ORDER) =>
  expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(ORDER[path]);

test('the auditorium page has capacity, equipment, prices on request and services', async ({
  page,
}) => {
  await page.goto('/aluguel-auditorio');
  await expectOrder(page, '/aluguel-auditorio');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Auditório/);

  await test.step('100 people sit with comfort in the cards, 150 in the description', async () => {
    const capacity = page.getByRole('region', { name: 'Um espaço do tamanho do seu evento' });
    await expect(capacity).toContainText('100 pessoas');
    await expect(capacity).toContainText('com conforto');
    await expect(main).not.toContainText('150');
    const { description, data, types } = await headOf(page);
    expect(description).toContain('150 pessoas');
    expect(types).toEqual(['EventVenue', 'BreadcrumbList']);
    expect(data[0].maximumAttendeeCapacity).toBe(150);
    for (const name of ['Som completo', 'Projeção', 'Ar-condicionado']) {
      await expect(capacity.getByRole('heading', { name })).toBeVisible();
    }
  });

  await test.step('the gallery has 5 photographs and says once that they are illustrations', async () => {
    await expect(galleryOf(page).locator('picture img')).toHaveCount(5);
    await expect(main.getByText('Imagem ilustrativa')).toHaveCount(1);
  });

  await test.step('the equipment list', async () => {
    const list = page.getByRole('region', { name: 'O que já está no auditório' });
    for (const item of ['Sistema de som', 'Projetor e telão', 'Púlpito', 'Wi-Fi']) {
      await expect(list.getByRole('listitem').filter({ hasText: item })).toHaveCount(1);
    }
  });

  await test.step('half day 4 hours, full day 8 hours and a weekend special, all on request', async () => {
    for (const [name, period] of [
      ['Meio período', '4 horas'],
      ['Período integral', '8 horas'],
      ['Fim de semana', 'Especial'],
    ] as const) {
      const offer = main.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
      await expect(offer).toContainText(period);
      await expect(offer).toContainText('Sob consulta');
      await expect(offer.getByRole('link')).toHaveCount(1);
    }
  });

  await test.step('additional services', async () => {
    const services = page.getByRole('region', { name: 'Serviços adicionais' });
    await expect(services.getByRole('heading', { name: 'Coffee break' })).toBeVisible();
  });

  const messages = await chatMessages(page);
  expect(messages['Reservar uma data']).toMatch(/auditório/);
  expect(messages['Consultar meio período']).toMatch(/4 horas/);
  expect(messages['Consultar período integral']).toMatch(/8 horas/);
  expect(messages['Consultar fim de semana']).toMatch(/fim de semana/);
  await openGallery(page);
  await expectAccessible(page);
});

test('the podcast page has equipment, packages, policy, services and reasons', async ({ page }) => {
  await page.goto('/aluguel-podcast');
  await expectOrder(page, '/aluguel-podcast');
  const main = page.getByRole('main');

  await test.step('a 16-channel digital mixer, 4 condenser microphones and 4K cameras', async () => {
    const cards = page
      .getByRole('region', { name: /Equipamento de estúdio/ })
      .getByRole('listitem');
    await expect(cards).toHaveCount(3);
    await expect(cards.nth(0)).toContainText('16 canais');
    await expect(cards.nth(0)).toContainText('Mesa de som digital');
    await expect(cards.nth(1)).toContainText('4 microfones');
    await expect(cards.nth(1)).toContainText('Condensadores');
    await expect(cards.nth(2)).toContainText('4K');
    const included = page.getByRole('region', { name: 'O que está incluído' });
    await expect(included.getByRole('listitem')).not.toHaveCount(0);
  });

  await test.step('packages of 1, 4 and 8 hours, priced on request', async () => {
    const packages = page
      .getByRole('region', { name: 'Escolha o seu tempo de gravação' })
      .getByRole('listitem');
    await expect(packages).toHaveCount(3);
    for (const [index, name] of ['1 hora', '4 horas', '8 horas'].entries()) {
      await expect(packages.nth(index)).toContainText(`Pacote de ${name}`);
      await expect(packages.nth(index)).toContainText('Sob consulta');
    }
  });

  await test.step('booked 3 days ahead, Monday to Saturday, 8h to 20h', async () => {
    const policy = page.getByRole('region', { name: 'Como funciona o agendamento' });
    await expect(policy).toContainText('no mínimo 3 dias de antecedência');
    await expect(policy).toContainText('Segunda a sábado');
    await expect(policy).toContainText('Das 8h às 20h');
    const days = policy.getByRole('listitem');
    await expect(days).toHaveCount(7);
    await expect(days.filter({ hasText: 'aberto' })).toHaveCount(6);
    await expect(days.filter({ hasText: 'Domingo: fechado' })).toHaveCount(1);
  });

  await test.step('additional services and reasons', async () => {
    const services = page.getByRole('region', { name: 'Serviços adicionais' });
    await expect(services.getByRole('listitem')).toHaveCount(4);
    const reasons = page.getByRole('region', { name: 'Por que gravar aqui' });
    await expect(reasons.getByRole('listitem')).toHaveCount(4);
  });

  await expect(galleryOf(page).locator('picture img')).toHaveCount(4);
  await expect(main.getByText('Imagem ilustrativa')).toHaveCount(1);
  const messages = await chatMessages(page);
  for (const hours of ['1 hora', '4 horas', '8 horas']) {
    expect(messages[`Consultar ${hours}`]).toContain(`por ${hours}`);
  }
  expect((await headOf(page)).types).toEqual(['Service', 'BreadcrumbList']);
  await openGallery(page);
  await expectAccessible(page);
});

test('the rooms page offers three sizes, each with its own chat link, and the conditions', async ({
  page,
}) => {
  await page.goto('/aluguel-salas-comerciais');
  await expectOrder(page, '/aluguel-salas-comerciais');
  const main = page.getByRole('main');
  const messages = await chatMessages(page);
  for (const size of ['pequena', 'média', 'grande']) {
    const room = main
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: `Sala ${size}` }) });
    await expect(room.getByRole('link')).toHaveCount(1);
    expect(messages[`Quero a sala ${size}`]).toContain(`sala comercial ${size}`);
  }

  await test.step('the first screen leads to each size', async () => {
    await page
      .getByRole('navigation', { name: 'Escolha pelo tamanho' })
      .getByRole('link', { name: /Sala média/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Sala média' })).toBeInViewport();
  });

  await test.step('12 months, entry of 3 months, IGPM, condominium included, 10 % fee', async () => {
    const conditions = page.getByRole('region', { name: /Condições do aluguel/ });
    for (const condition of [
      /Contrato mínimo\s*12 meses/,
      /Entrada\s*3 meses\s*Primeiro aluguel, último aluguel e caução/,
      /Reajuste\s*IGPM\s*Uma vez por ano/,
      /Condomínio\s*Incluso/,
      /Taxa de administração\s*10%/,
    ]) {
      await expect(conditions).toContainText(condition);
    }
  });

  const infrastructure = page.getByRole('region', { name: 'O prédio já resolve' });
  await expect(infrastructure.getByRole('listitem')).toHaveCount(4);
  const facilities = page.getByRole('region', { name: 'Comodidades' });
  await expect(facilities.getByRole('listitem')).toHaveCount(8);
  await expect(galleryOf(page).locator('picture img')).toHaveCount(4);
  await expect(main.getByText('Imagem ilustrativa')).toHaveCount(1);
  expect((await headOf(page)).types).toEqual(['Service', 'BreadcrumbList']);
  await openGallery(page);
  await expectAccessible(page);
});
