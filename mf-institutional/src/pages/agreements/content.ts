import { membership, services } from '../../content/relatedPages.ts';
import type { NoticeContent } from '../../layouts/NoticePage.tsx';

export const content = {
  head: {
    title: 'Convênios para associados',
    synonyms: ['convênio', 'desconto', 'plano de saúde', 'parcerias', 'benefícios'],
    description:
      'A lista de convênios da associação está em preparação. Fale com a equipe pelo WhatsApp ou proponha um convênio com a sua empresa.',
  },
  breadcrumb: 'Convênios',
  notice: 'Convênios requerem integração com banco de dados.',
  explanation:
    'Pergunte à nossa equipe quais convênios valem hoje, ou proponha um com a sua empresa. A resposta vem pelo WhatsApp.',
  chat: {
    label: 'Perguntar sobre convênios',
    message: 'Olá! Gostaria de saber quais convênios a associação tem.',
  },
  related: {
    heading: 'Veja também',
    items: [
      membership,
      {
        label: 'Seja Parceiro',
        text: 'Ofereça um produto, um serviço ou uma vantagem aos associados.',
        href: '/seja-parceiro',
      },
      services,
    ],
  },
} satisfies NoticeContent;
