import { microphone } from '@site/content/photos/microphone.ts';
import { events, information } from '../../content/relatedPages.ts';
import type { NoticeContent } from '../../layouts/NoticePage.tsx';

export const content = {
  head: {
    title: 'Podcasts para quem empreende',
    description:
      'Os programas da associação estão em preparação. Enquanto isso, conheça o estúdio de podcast e grave o programa da sua empresa.',
  },
  breadcrumb: 'Podcasts',
  title: 'Podcasts',
  notice: 'Podcasts requerem integração com banco de dados.',
  explanation:
    'O estúdio está à disposição de quem quer gravar o próprio programa. Os episódios da associação chegam a esta página quando forem publicados.',
  chat: {
    label: 'Falar sobre podcasts',
    message: 'Olá! Gostaria de saber mais sobre os podcasts da associação.',
  },
  photograph: { picture: microphone, pictureNote: 'Imagem ilustrativa' },
  related: {
    heading: 'Grave o seu',
    items: [
      {
        label: 'Aluguel do estúdio de podcast',
        text: 'Mesa de 16 canais, 4 microfones e câmeras 4K, por 1, 4 ou 8 horas.',
        href: '/aluguel-podcast',
      },
      events,
      information,
    ],
  },
} satisfies NoticeContent;
