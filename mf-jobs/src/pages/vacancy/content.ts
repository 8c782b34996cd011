import type { PageContent } from '@site/content/page.ts';
import { site } from '@site/site';

export const content = {
  head: {
    title: 'Vaga de emprego',
    description: 'Uma vaga de emprego em Goiás: requisitos, benefícios e como se candidatar.',
    feed: { title: 'Vagas de emprego em Goiás', href: '/vagas/feed.xml' },
  },
  breadcrumb: 'Vaga de emprego',
  list: { label: 'Vagas de Emprego', href: '/vagas' },
  description: 'Sobre a vaga',
  similar: { heading: 'Vagas parecidas', all: 'Ver todas as vagas' },
  gone: {
    eyebrow: 'Vaga encerrada',
    title: 'Esta vaga não está mais aberta',
    lead: 'Ela foi preenchida ou retirada pela empresa. Veja outras que ainda estão abertas, ou deixe o seu currículo com a associação.',
    heading: 'Outras vagas para você',
    chat: { label: 'Enviar currículo pelo WhatsApp', message: site.chat.messages.curriculo },
  },
  loading: 'Carregando a vaga…',
  failed: 'Não foi possível carregar a vaga',
} satisfies PageContent;
