import { microphone } from '@site/content/photos/microphone.ts';
import { auditorium, studio } from '../../content/relatedPages.ts';
import type { NoticeContent } from '../../layouts/NoticePage.tsx';

export const content = {
  head: {
    title: 'Podcasts para quem empreende',
    description:
      'Os programas da associação estão em preparação. Enquanto isso, conheça o estúdio de podcast e grave o programa da sua empresa.',
  },
  breadcrumb: 'Podcasts',
  notice: 'Podcasts requerem integração com banco de dados.',
  explanation:
    'Aqui vão sair os episódios da associação: conversas com quem empreende. O estúdio já está à disposição de quem quer gravar o próprio programa.',
  chat: {
    label: 'Falar sobre podcasts',
    message: 'Olá! Gostaria de saber mais sobre os podcasts da associação.',
  },
  photograph: { picture: microphone, pictureNote: 'Imagem ilustrativa' },
  related: { heading: 'Grave ou apresente o seu', items: [studio, auditorium] },
} satisfies NoticeContent;
