import type { GatedContent } from '../../components/gated-page/gatedContentSchema.ts';

export const content: GatedContent = {
  head: {
    title: 'Oferta de Trabalho',
    description:
      'Área para empresas publicarem vagas e encontrarem profissionais em Goiás. Publique a sua vaga com a ajuda da associação, pelo WhatsApp.',
  },
  eyebrow: 'Para empresas',
  heading: 'Oferta de Trabalho',
  notice: 'Esta página requer autenticação para acesso.',
  description: 'Publique vagas e encontre profissionais.',
  chat: { label: 'Publicar vaga pelo WhatsApp', message: 'necessidade' },
  jobs: { label: 'Ver vagas de emprego', href: '/vagas' },
};
