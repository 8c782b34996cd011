import { expectRegions, type RegionFacts } from '../support/regions.ts';
import { expect, test } from '../support/test.ts';
import { chatHref } from './chat.ts';

interface PageFacts {
  title?: string | RegExp;
  /** Where its links lead, by their names. */
  links?: Record<string, string | RegExp>;
  regions?: Record<string, RegionFacts>;
}

const JOIN = chatHref('Olá! Gostaria de me associar. Podem me explicar como funciona?');

const PAGES: Record<string, PageFacts> = {
  '/': {
    title: 'Reduza custos e cresça junto com quem empreende em Goiás',
    links: {
      'Fale pelo WhatsApp': chatHref('Olá! Vim pelo site e gostaria de mais informações.'),
      'Veja Nossos Casos de Sucesso': '/sobre#casos-de-sucesso',
    },
    regions: {
      '8 Motivos para contratar': {
        headings: [
          'Segurança jurídica',
          'Redução de custos',
          'Networking qualificado',
          'Excelência no serviço',
          'Atendimento ágil',
          'Atendimento humanizado',
          'Inovação constante',
          'Foco em resultados',
        ],
        links: {
          'Quero contratar': chatHref(
            'Olá! Preciso de ajuda com uma necessidade da minha empresa.',
          ),
        },
      },
      'Nossos Serviços': {
        items: [
          /^Consultoria jurídica, tributária e trabalhista/,
          /^Soluções financeiras e bancárias/,
          /^Saúde ocupacional/,
          /^Energia solar e sustentabilidade.*até 20%/,
        ],
        links: { 'Saúde ocupacional': '/servicos#saude', 'Conheça todos os serviços': '/servicos' },
      },
      'Certificado digital': {
        items: [
          /e-CNPJ A1.*R\$ 150,00.*Arquivo, válido por 1 ano/,
          /e-CPF A1.*R\$ 120,00.*Arquivo, válido por 1 ano/,
          /e-CNPJ A3.*R\$ 290,00.*Token físico, válido por 3 anos.*Renovação R\$ 250,00$/,
          /e-CPF A3.*R\$ 250,00.*Token físico, válido por 3 anos/,
        ],
        links: { 'Ver certificados': '/certificacao-digital' },
      },
      'Canais de manifestação': {
        links: {
          'Ver todos os canais': '/canais-manifestacao',
          'Defesa do consumidor': '/canais-manifestacao?q=procon',
        },
      },
      'O que muda no dia a dia': { items: 3 },
      'Junte-se a nós': { links: { 'Seja Parceiro': '/seja-parceiro', 'Quero me associar': JOIN } },
    },
  },
  '/sobre': {
    title: /associação/,
    regions: {
      Missão: { says: ['reduzem custos'] },
      Visão: { says: ['Goiás'] },
      'Cinco valores': {
        headings: ['Alegria', 'Colaboração', 'Criatividade', 'Respeito', 'Satisfação'],
      },
      'Casos de sucesso, na ponta do lápis': { items: 4, says: ['até 20%', 'R$ 40'] },
      'Quer fazer parte?': { links: { 'Ver os benefícios': '/associe-se' } },
    },
  },
  '/associe-se': {
    links: { 'Quero me associar': JOIN },
    regions: {
      'Como funciona, em três passos': {
        says: [
          /Converse com a equipe.*Receba a proposta.*Comece a usar/,
          'gratuita',
          'O CNPJ da empresa',
        ],
        links: { 'Ver como ser parceiro': '/seja-parceiro' },
      },
      'O que a sua empresa encontra aqui': {
        says: ['Economia de até 20% na conta de energia.'],
        items: 9,
      },
    },
  },
  '/obrigado': {
    title: 'Obrigado pelo seu cadastro!',
    links: {
      'Voltar ao início': '/',
      'Falar pelo WhatsApp': chatHref(
        'Olá! Acabei de fazer meu cadastro e gostaria de adiantar a conversa.',
      ),
    },
  },
  '/empresarial': {
    links: { 'Certificado digital': '/certificacao-digital' },
  },
  '/excelencia-empresarial': {
    title: 'Excelência Empresarial',
    links: { 'Quero saber do programa': /wa\.me.*Excel%C3%AAncia/ },
  },
};

// What pages say stands in their HTML: every-page.spec.ts holds what hydration makes of it.
test.use({ javaScriptEnabled: false });

test('each page of the association says what it is for, and leads on', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [path, { title = /./, links = {}, regions = {} }] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(title);
    for (const [name, href] of Object.entries(links))
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    await expectRegions(page, regions);
  }
});

/** Pages that wait for their data, and what they say. */
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

const SERVICES = [
  'Consultoria jurídica',
  'Consultoria tributária',
  'Consultoria trabalhista',
  'taxas reduzidas',
  'Medicina do trabalho',
  'Telemedicina',
  'Laudos técnicos',
  'economia de até 20% na conta de energia',
  'Certificado digital',
];

test('every page that waits for its data says so, and offers other ways', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [path, notice] of Object.entries(NOTICES)) {
    await page.goto(path);
    await expect(main.getByText(notice, { exact: true }), path).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/"]').first(), path).toBeVisible();
    const related = main.locator('a[href^="/"]:not([href="/"])');
    expect(await related.count(), path).toBeGreaterThan(0);
  }
  await page.goto('/servicos#saude');
  await expect(main.getByRole('heading', { name: 'Saúde ocupacional' })).toBeInViewport();
  for (const service of SERVICES) await expect(main.getByText(service).first()).toBeVisible();
});
