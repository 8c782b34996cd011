import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectRegions, type RegionFacts } from '../support/regions.ts';
import { expect, test } from '../support/test.ts';
import { chatMessages, headOf } from './chat.ts';
import { galleryOf, openGallery } from './gallery.ts';

interface SpaceFacts {
  photos: number;
  /** What it tells search engines that it is. */
  type: string;
  /** What it shows under its hero, in the order of the specification. */
  regions: Record<string, RegionFacts>;
  /** What its chat buttons ask for, by their names. */
  messages: Record<string, string>;
}

const SPACES: Record<string, SpaceFacts> = {
  '/aluguel-auditorio': {
    photos: 5,
    type: 'EventVenue',
    regions: {
      'Conheça o auditório': {},
      'Um espaço do tamanho do seu evento': {
        says: ['100 pessoas', 'com conforto', 'Som completo', 'Projeção', 'Ar-condicionado'],
      },
      'O que já está no auditório': {
        says: ['Sistema de som', 'Projetor e telão', 'Púlpito', 'Wi-Fi'],
      },
      'Reserve pelo tempo que precisar': {
        says: [
          /Meio período.*4 horas.*Sob consulta/,
          /Período integral.*8 horas.*Sob consulta/,
          /Fim de semana.*Especial.*Sob consulta/,
        ],
      },
      'Serviços adicionais': { says: ['Coffee break'] },
      'Diga a data, nós preparamos o palco': {},
    },
    messages: {
      'Reservar uma data': 'auditório',
      'Consultar meio período': '4 horas',
      'Consultar período integral': '8 horas',
      'Consultar fim de semana': 'fim de semana',
    },
  },
  '/aluguel-podcast': {
    photos: 4,
    type: 'Service',
    regions: {
      'Entre no estúdio': {},
      'Equipamento de estúdio, sem levar nada de casa': {
        items: [/16 canais.*Mesa de som digital/, /4 microfones.*Condensadores/, /4K/],
      },
      'O que está incluído': { items: 8 },
      'Escolha o seu tempo de gravação': {
        items: [/1 hora.*Sob consulta/, /4 horas.*Sob consulta/, /8 horas.*Sob consulta/],
      },
      'Como funciona o agendamento': {
        says: [
          'no mínimo 3 dias de antecedência',
          'Segunda a sábado',
          'Das 8h às 20h',
          'O estúdio não abre aos domingos.',
        ],
      },
      'Serviços adicionais': { items: 4 },
      'Por que gravar aqui': { items: 4 },
      'Luz, som e câmera já estão prontos': {},
    },
    messages: {
      'Consultar 1 hora': 'por 1 hora',
      'Consultar 4 horas': 'por 4 horas',
      'Consultar 8 horas': 'por 8 horas',
    },
  },
  '/aluguel-salas-comerciais': {
    photos: 4,
    type: 'Service',
    regions: {
      'Veja as salas': {},
      'O prédio já resolve o que dá trabalho': { items: 4 },
      Comodidades: { items: 8 },
      'Três tamanhos de sala': {},
      'Condições do aluguel, sem letra miúda': {
        says: [
          /Contrato mínimo\s*12 meses/,
          /Entrada\s*3 meses\s*Primeiro aluguel, último aluguel e caução/,
          /Reajuste\s*IGPM\s*Uma vez por ano/,
          /Condomínio\s*Incluso/,
          /Taxa de administração\s*10%/,
        ],
      },
      'Venha ver a sala antes de decidir': {},
    },
    messages: {
      'Quero a sala pequena': 'sala comercial pequena',
      'Quero a sala média': 'sala comercial média',
      'Quero a sala grande': 'sala comercial grande',
    },
  },
};

for (const [path, { photos, type, regions, messages }] of Object.entries(SPACES)) {
  test(`${path} shows the space, its prices, conditions and chats`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(Object.keys(regions));
    await expectRegions(page, regions);
    await expect(galleryOf(page).locator('picture img')).toHaveCount(photos);
    await expect(main.getByText('Imagem ilustrativa')).toHaveCount(1);
    expect((await headOf(page)).types).toEqual([type, 'BreadcrumbList']);
    const left = await chatMessages(page);
    for (const [name, message] of Object.entries(messages))
      expect(left[name], name).toContain(message);
    await expectOwn[path]?.(page);
    await openGallery(page);
    await expectAccessible(page);
  });
}

/** What one page has and the others have not. */
const expectOwn: Record<string, (page: Page) => Promise<void>> = {
  // Line 400: 100 people sit with comfort in the cards, 150 in the description; the page says what both mean.
  '/aluguel-auditorio': async (page) => {
    await expect(page.getByRole('main')).toContainText('Com cadeiras adicionais cabem até 150');
    const { description, data } = await headOf(page);
    expect(description).toContain('150 pessoas');
    expect(data[0].maximumAttendeeCapacity).toBe(150);
  },
  // The first screen leads to each size.
  '/aluguel-salas-comerciais': async (page) => {
    const sizes = page.getByRole('navigation', { name: 'Escolha pelo tamanho' });
    await sizes.getByRole('link', { name: /Sala média/ }).click();
    await expect(page.getByRole('heading', { name: 'Sala média' })).toBeInViewport();
  },
};
