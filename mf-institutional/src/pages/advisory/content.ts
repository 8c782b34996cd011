import type { PageContent } from '@site/content/page.ts';
import { channels, services } from '../../content/relatedPages.ts';

export const content = {
  head: {
    title: 'Assessoria jurídica, tributária e trabalhista',
    synonyms: [
      'advogado',
      'jurídico',
      'contador',
      'contabilidade',
      'imposto',
      'processo trabalhista',
      'tributos',
    ],
    description:
      'A página de assessoria está em preparação. Escolha a área, jurídica, tributária ou trabalhista, e fale com a associação pelo WhatsApp.',
  },
  breadcrumb: 'Assessoria',
  notice: 'Funcionalidade de assessoria requer integração com banco de dados.',
  explanation:
    'O atendimento é pelo WhatsApp: escolha a área e a conversa já começa pelo assunto certo. Na dúvida, conte o caso.',
  chat: {
    label: 'Contar o meu caso',
    message: 'Olá! Preciso de assessoria para a minha empresa e quero contar o meu caso.',
  },
  areas: {
    heading: 'Escolha a área',
    items: [
      {
        title: 'Jurídica',
        text: 'Contratos, cobranças e outras decisões que pedem um advogado por perto.',
      },
      {
        title: 'Tributária',
        text: 'Impostos, regimes e obrigações, com explicação em português claro.',
      },
      {
        title: 'Trabalhista',
        text: 'Contratação, jornada e desligamento, do jeito que a lei pede.',
      },
    ].map((area) => ({
      ...area,
      chat: {
        label: `Falar sobre a área ${area.title.toLowerCase()}`,
        message: `Olá! Gostaria de falar sobre assessoria ${area.title.toLowerCase()} para a minha empresa.`,
      },
    })),
  },
  related: { heading: 'Veja também', items: [services, channels] },
} satisfies PageContent;
