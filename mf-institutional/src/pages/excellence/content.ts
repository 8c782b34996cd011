import type { PageContent } from '@site/content/page.ts';

export const content = {
  head: {
    title: 'Excelência Empresarial',
    synonyms: ['programa de excelência', 'gestão', 'qualidade'],
    description:
      'O programa de excelência empresarial da associação está em preparação. Deixe seu interesse pelo WhatsApp e saiba quando ele começar.',
  },
  breadcrumb: 'Excelência Empresarial',
  badge: 'Em preparação',
  text: 'Um programa da associação para empresas que querem trabalhar melhor.',
  invitation:
    'Estamos preparando o conteúdo e as regras de participação. Quer saber quando começar? Avise a nossa equipe pelo WhatsApp.',
  chat: {
    label: 'Quero saber do programa',
    message: 'Olá! Gostaria de saber mais sobre o programa de Excelência Empresarial.',
  },
  related: {
    heading: 'Para a sua empresa, hoje:',
    items: [
      { label: 'Veja os serviços', href: '/servicos' },
      { label: 'Conheça a associação', href: '/sobre' },
    ],
  },
} satisfies PageContent;
