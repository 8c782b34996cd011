import {
  certificates,
  channels,
  events,
  information,
  podcasts,
} from '../../content/relatedPages.ts';
import type { NoticeContent } from '../../layouts/NoticePage.tsx';

export const content = {
  head: {
    title: 'Informações para quem empreende',
    synonyms: ['notícias', 'blog', 'artigos', 'novidades'],
    description:
      'As notícias e orientações da associação estão em preparação. Enquanto isso, veja as páginas que respondem às dúvidas mais comuns.',
  },
  breadcrumb: information.label,
  title: 'Informações',
  notice: 'Blog requer integração com banco de dados.',
  explanation:
    'Tem uma dúvida sobre a sua empresa? Pergunte pelo WhatsApp, ou comece pelas páginas que respondem ao que mais nos perguntam.',
  chat: {
    label: 'Perguntar pelo WhatsApp',
    message: 'Olá! Vim pela página de informações e tenho uma pergunta.',
  },
  related: {
    heading: 'Para ler agora',
    items: [
      certificates,
      channels,
      events,
      podcasts,
      { label: 'Sobre a associação', text: 'Missão, visão e valores.', href: '/sobre' },
    ],
  },
} satisfies NoticeContent;
