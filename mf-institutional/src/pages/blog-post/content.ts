import { certificates, channels, information, services } from '../../content/relatedPages.ts';
import type { NoticeContent } from '../../layouts/NoticePage.tsx';

export const content = {
  head: {
    title: 'Publicação',
    noindex: true,
    description:
      'Esta publicação da associação está em preparação. Enquanto isso, veja as outras páginas ou fale com a equipe pelo WhatsApp.',
  },
  breadcrumb: 'Publicação',
  parents: [information],
  notice: 'Posts do blog requerem integração com banco de dados.',
  explanation:
    'Conte o que você procura: respondemos pelo WhatsApp. O texto aparece aqui quando for publicado.',
  chat: {
    label: 'Perguntar pelo WhatsApp',
    message: 'Olá! Procuro uma publicação do site da associação.',
  },
  related: { heading: 'Para ler agora', items: [certificates, services, channels] },
} satisfies NoticeContent;
