import { certificates, channels, information, services } from '../../content/relatedPages.ts';
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
  parents: [information],
  notice: 'Blog requer integração com banco de dados.',
  explanation:
    'Aqui vão sair as publicações sobre este assunto. Por enquanto, conte o que você procura: respondemos pelo WhatsApp.',
  chat: {
    label: 'Perguntar pelo WhatsApp',
    message: 'Olá! Procuro informações sobre um assunto no site da associação.',
  },
  related: { heading: 'Para ler agora', items: [certificates, services, channels] },
} satisfies NoticeContent;
