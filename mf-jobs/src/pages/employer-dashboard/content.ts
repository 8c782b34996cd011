import type { GatedContent } from '../../components/gated-page/gatedContentSchema.ts';

export const content: GatedContent = {
  head: {
    title: 'Painel do empregador',
    description:
      'Área para empresas gerenciarem as vagas publicadas e acompanharem os candidatos. Fale com a associação pelo WhatsApp.',
  },
  eyebrow: 'Para empresas',
  heading: 'Painel do empregador',
  notice: 'Esta página requer autenticação para acesso.',
  description: 'Gerencie as vagas publicadas e acompanhe os candidatos.',
  chat: { label: 'Pedir ajuda pelo WhatsApp', message: 'suporte' },
  jobs: { label: 'Ver vagas de emprego', href: '/vagas' },
};
