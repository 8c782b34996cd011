import { certificates, channels, information } from '../../content/relatedPages.ts';
import type { Content } from '../../schemas/notice.ts';

export const content = {
  head: {
    title: 'Informações para quem empreende',
    description:
      'As notícias e orientações da associação estão em preparação. Enquanto isso, veja as páginas que respondem às dúvidas mais comuns.',
  },
  breadcrumb: information.label,
  title: 'Informações',
  notice: 'Blog requer integração com banco de dados.',
  explanation:
    'As publicações ainda não estão no site. Enquanto isso, estas páginas respondem às dúvidas mais comuns.',
  chat: {
    label: 'Perguntar pelo WhatsApp',
    message: 'Olá! Vim pela página de informações e tenho uma pergunta.',
  },
  related: {
    heading: 'Para ler agora',
    items: [
      certificates,
      channels,
      { label: 'Sobre a associação', text: 'Missão, visão e valores.', href: '/sobre' },
    ],
  },
} satisfies Content;
