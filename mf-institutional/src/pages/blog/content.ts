import {
  certificates,
  channels,
  information,
  membership,
  services,
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
  notice: 'Blog requer integração com banco de dados.',
  explanation:
    'Aqui vão sair notícias e orientações para quem tem empresa em Goiás. Por enquanto, pergunte pelo WhatsApp ou comece pelas páginas que respondem ao que mais nos perguntam.',
  chat: {
    label: 'Perguntar pelo WhatsApp',
    message: 'Olá! Vim pela página de informações e tenho uma pergunta.',
  },
  related: { heading: 'Para ler agora', items: [certificates, services, membership, channels] },
} satisfies NoticeContent;
