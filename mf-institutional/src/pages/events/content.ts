import { auditorium } from '@site/content/photos/auditorium.ts';
import { auditorium as hall, rooms, studio } from '../../content/relatedPages.ts';
import type { NoticeContent } from '../../layouts/NoticePage.tsx';

export const content = {
  head: {
    title: 'Eventos para empresários em Goiânia',
    synonyms: ['agenda', 'palestra', 'curso', 'encontro', 'evento'],
    description:
      'A agenda de eventos da associação está em preparação. Pergunte pelos próximos encontros no WhatsApp ou alugue o auditório.',
  },
  breadcrumb: 'Eventos',
  notice: 'Eventos requerem integração com banco de dados.',
  explanation:
    'Aqui vai sair a agenda de encontros, cursos e palestras. Por enquanto, pergunte pelos próximos no WhatsApp, ou faça o seu evento no nosso auditório.',
  chat: {
    label: 'Perguntar pelos próximos eventos',
    message: 'Olá! Gostaria de saber dos próximos eventos da associação.',
  },
  photograph: { picture: auditorium, pictureNote: 'Imagem ilustrativa' },
  related: { heading: 'Um lugar para o seu evento', items: [hall, rooms, studio] },
} satisfies NoticeContent;
