import type { PageContent } from '@site/content/page.ts';
import { site } from '@site/site';
import { auditorium, events, podcasts, rooms, studio } from '../../content/relatedPages.ts';
import { services } from '../../content/services.ts';

export const content = {
  head: {
    title: 'Serviços para empresas em Goiás',
    synonyms: [
      'saúde ocupacional',
      'exame admissional',
      'PCMSO',
      'ASO',
      'energia solar',
      'conta de luz',
      'maquininha',
      'taxa do cartão',
      'empréstimo',
      'banco',
    ],
    description:
      'Consultoria, soluções financeiras, saúde ocupacional, energia solar, certificado digital e espaços em Goiânia: conheça os serviços da associação.',
  },
  breadcrumb: 'Serviços',
  notice: 'Serviços requerem integração com banco de dados.',
  explanation:
    'O que a associação faz por quem empreende. Para contratar ou tirar uma dúvida, chame a nossa equipe.',
  chat: { label: 'Falar sobre os serviços', message: site.chat.messages.servicos },
  more: 'Saiba mais',
  items: services,
  others: {
    heading: 'Também com a associação',
    items: [
      {
        label: 'Para a sua empresa',
        text: 'Não sabe por onde começar? Escolha pelo que a empresa precisa hoje.',
        href: '/empresarial',
      },
      {
        label: 'Certificado digital',
        text: 'e-CNPJ e e-CPF, nos tipos A1 e A3, com os preços na página.',
        href: '/certificacao-digital',
      },
      auditorium,
      studio,
      rooms,
      {
        label: 'Endereço fiscal',
        text: 'Registre o CNPJ sem alugar uma sala: ativo em 24 a 48 horas.',
        href: '/endereco-fiscal',
      },
      events,
      podcasts,
      {
        label: 'Marketplace',
        text: 'Em desenvolvimento: a vitrine on-line dos associados.',
        href: '/marketplace',
      },
      {
        label: 'CRM inteligente',
        text: 'Em desenvolvimento: cada cliente no lugar certo, do contato à venda.',
        href: '/crm',
      },
      {
        label: 'Colágeno 24 Horas',
        text: 'Suplemento de beleza, vendido por um consultor e entregue em até 24 horas.',
        href: '/colageno24horas',
      },
      {
        label: 'Canais de manifestação',
        text: 'Um diretório de ouvidorias, polícias, sindicatos e outros canais.',
        href: '/canais-manifestacao',
      },
    ],
  },
} satisfies PageContent;
