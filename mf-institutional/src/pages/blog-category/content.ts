import { certificates, channels, information } from '../../content/relatedPages.ts';
import type { NoticeContent } from '../../layouts/NoticePage.tsx';

export const content = {
  head: {
    title: 'Informações por categoria',
    noindex: true,
    description:
      'As publicações desta categoria estão em preparação. Enquanto isso, veja as outras páginas da associação ou fale com a equipe.',
  },
  breadcrumb: 'Categoria',
  title: 'Informações por categoria',
  parent: information,
  notice: 'Blog requer integração com banco de dados.',
  explanation:
    'Conte o que você procura sobre este assunto: respondemos pelo WhatsApp. As publicações aparecem aqui quando saírem.',
  chat: {
    label: 'Perguntar pelo WhatsApp',
    message: 'Olá! Procuro informações sobre um assunto no site da associação.',
  },
  related: {
    heading: 'Para ler agora',
    items: [information, certificates, channels],
  },
} satisfies NoticeContent;
