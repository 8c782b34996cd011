import type { GatedContent } from '../../components/gated-page/GatedPage.tsx';
import { gated } from '../../content/gated.ts';

export const content = {
  ...gated,
  head: {
    title: 'Oferta de Trabalho',
    synonyms: [
      'anunciar vaga',
      'contratar',
      'publicar vaga',
      'preciso de funcionário',
      'divulgar vaga',
    ],
    description:
      'Área para empresas publicarem vagas e encontrarem profissionais em Goiás. Publique a sua vaga com a ajuda da associação, pelo WhatsApp.',
  },
  breadcrumb: 'Oferta de Trabalho',
  eyebrow: 'Para empresas',
  description:
    'Publique vagas e encontre profissionais: por enquanto pelo WhatsApp, com a nossa equipe.',
  chat: {
    label: 'Publicar vaga pelo WhatsApp',
    message: 'Olá! Quero publicar uma vaga de emprego da minha empresa.',
  },
} satisfies GatedContent;
